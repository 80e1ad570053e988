/** What React renders apart from the page works before the page has hydrated. */
export const livePart = '[data-live-part]';

/** Attributes of the element it is rendered into, whose content the page leaves alone when it hydrates. */
export const livePartProps = { 'data-live-part': '', dangerouslySetInnerHTML: { __html: '' } } as const;
