export { alsoCounted } from './offered.ts';
