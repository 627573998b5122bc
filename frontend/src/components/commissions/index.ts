export { HowComputed } from './HowComputed';
