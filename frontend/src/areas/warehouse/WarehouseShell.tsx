/** The frame of the warehouse's pages. An order's own page is there for everybody who works with the goods. */
export { FloorFrame as default } from '@/features/shell/floor/FloorFrame';
