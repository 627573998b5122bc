/** Colours that are told apart in both schemes and by everybody; the legend and the table say the rest. */
export type ChartColour = 'primary.main' | 'info.main' | 'warning.main' | 'success.main';

export interface ChartSeries {
  id: string;
  label: string;
  colour: ChartColour;
}
