DROP TABLE picks;
DROP TABLE pick_wave_orders;
DROP TABLE pick_waves;
