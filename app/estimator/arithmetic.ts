/** The contents of the estimator's chunk for the browser. */
export { firstItem, fitToAmount } from './choice.ts';
export { estimateView } from './estimate-view.ts';
