export const launcherId = 'chat-launcher';
export const panelId = 'chat-panel';
/** The element the panel is rendered into. */
export const panelPlaceId = 'chat';
