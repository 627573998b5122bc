export { ShareButton } from './ShareButton';
export { ShareTools } from './ShareTools';
