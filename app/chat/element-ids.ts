export const launcherId = 'chat-launcher';
export const panelId = 'chat-panel';
