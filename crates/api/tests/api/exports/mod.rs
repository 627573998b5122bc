mod breaking;
mod cells;
mod round_trip;
mod sight;
mod tables;
