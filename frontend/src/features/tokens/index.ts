/** API tokens: made with scopes and an end, shown once, listed, revoked. */
export { Tokens } from './Tokens';
