import { uidOf } from './addresses.js';

const explorer = 'plugin::content-manager.explorer';

/** The permission needed to see messages, and quotes, which become messages when accepted. */
export const readsMessages = [{ action: `${explorer}.read`, subject: uidOf('lead') }];

/** The permission of those who manage the whole site. */
export const publishesAll = [{ action: `${explorer}.publish`, subject: uidOf('company') }];
