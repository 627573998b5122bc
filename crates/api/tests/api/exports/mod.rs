mod breaking;
mod cells;
mod round_trip;
mod tables;
mod visibility;
