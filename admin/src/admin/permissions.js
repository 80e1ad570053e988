import { uidOf } from './addresses.js';

const explorer = 'plugin::content-manager.explorer';

/** The permission needed to see messages, and quotes, which become messages when accepted. */
export const readsMessages = [{ action: `${explorer}.read`, subject: uidOf('lead') }];

/** Whether somebody with these permissions publishes documents of a type. */
export function mayPublishType(permissions, type) {
  return permissions.some(({ action, subject }) => action === `${explorer}.publish` && subject === uidOf(type));
}

/** The permission of those who manage the whole site. */
export const publishesAll = [{ action: `${explorer}.publish`, subject: uidOf('company') }];
