export { Talk } from './Talk';
export { MOST_LETTERS, WriteForm } from './WriteForm';
