/** Colours that are told apart in both schemes and by everybody; the legend and the table say the rest. */
export type ChartColour =
  'primary.main' | 'info.main' | 'warning.main' | 'success.main' | 'text.secondary';

export interface ChartSeries {
  id: string;
  label: string;
  colour: ChartColour;
  /** A thin line behind the others, such as what was before. */
  isLine?: true;
}
