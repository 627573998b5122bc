/** The height that eight products take, by width of the window: what follows does not move when they come. */
export const RESERVED = { xs: 3850, sm: 1800, md: 1320, lg: 920 };
