export { ShareTools } from './ShareTools';
