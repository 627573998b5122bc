/** The best sellers, which stand beside the title; the grid has the newest of the others. */
export const BESIDE_TITLE = 3;

/**
 * The height of eight cards, by width of the window: their pictures grow with the width of the page, their texts do not. As
 * padding, whose percentages are of that width.
 */
export const RESERVED = {
  xs: 'calc(600% + 2036px)',
  sm: 'calc(150% + 986px)',
  md: 'calc(75% + 734px)',
  lg: 'calc(37.5% + 478px)',
};
