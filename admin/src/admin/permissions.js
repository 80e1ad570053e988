import { uidOf } from './addresses.js';

const explorer = 'plugin::content-manager.explorer';

/** What somebody must be allowed to see messages, and quotes, which become messages when they are accepted. */
export const readsMessages = [{ action: `${explorer}.read`, subject: uidOf('lead') }];

/** What those are allowed who look after the whole site. */
export const publishesAll = [{ action: `${explorer}.publish`, subject: uidOf('company') }];
