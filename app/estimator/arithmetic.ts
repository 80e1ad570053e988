/** What the estimator's own chunk brings to the browser. */
export { firstItem, fitToAmount } from './choice.ts';
export { estimateView } from './estimate-view.ts';
