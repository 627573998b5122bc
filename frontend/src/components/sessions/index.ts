export { Sessions } from './Sessions';
