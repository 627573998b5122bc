export { Talk } from './Talk';
export { MOST_LETTERS, WriteForm, type Mentionable } from './WriteForm';
