/** The frame of the pages of picking, for everybody who works with the goods. */
export { FloorFrame as default } from '@/components/warehouse/FloorFrame';
