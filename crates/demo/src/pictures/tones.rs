//! The colours behind each house palette.

use super::colour::rgb;
use super::look::Palette;
use tiny_skia::Color;

/// The four colours a product is painted with.
pub struct Tones {
    /// The body.
    pub main: Color,
    /// Its darker companion: caps, frames, the lower end of two-tone bodies.
    pub deep: Color,
    /// What stands out: lights, rings, the upper end of two-tone bodies.
    pub accent: Color,
    /// The liquid seen through glass.
    pub juice: Color,
}

/// The colours of a palette.
pub fn of(palette: Palette) -> Tones {
    let (main, deep, accent, juice) = match palette {
        Palette::Graphite => (0x3a3f4a, 0x1c1f27, 0x6fc3ff, 0xe0b070),
        Palette::Silver => (0xb4bac4, 0x5a616e, 0x58b4f0, 0xe8c38a),
        Palette::Glacier => (0x7fc4ea, 0x2c6fa8, 0xd8f3ff, 0xbfe6f7),
        Palette::Cobalt => (0x2f5fd0, 0x182f78, 0x7fb2ff, 0x9fc0f5),
        Palette::Mint => (0x3fc39a, 0x137a63, 0xc4f6df, 0xb9f0d6),
        Palette::Moss => (0x4d7a4a, 0x24432a, 0xb6dc8a, 0xcfdc9a),
        Palette::Citrus => (0xf2cf2b, 0x6fae2a, 0xfff29a, 0xf7e07a),
        Palette::Mango => (0xf79a2b, 0xd6521f, 0xffd76a, 0xf9b34f),
        Palette::Ember => (0xe2463f, 0x8f1a2e, 0xff9a7a, 0xf08a72),
        Palette::Rose => (0xf07aa5, 0xb92d6d, 0xffd0dd, 0xf7a9c0),
        Palette::Grape => (0x8a5bd0, 0x46247f, 0xd9b6ff, 0xc09be8),
        Palette::Tobacco => (0x8f5f3a, 0x4b2c1b, 0xe3b06f, 0xc98a45),
        Palette::Cream => (0xe9dcc0, 0xa98145, 0xf5cf7a, 0xedcf95),
        Palette::Lagoon => (0x2fb3b8, 0x1d5fa6, 0x9ff0e0, 0x9fdce0),
    };
    Tones { main: rgb(main), deep: rgb(deep), accent: rgb(accent), juice: rgb(juice) }
}
