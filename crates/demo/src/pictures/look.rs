//! Drawings, with colours and symbols.

/// Appearance of a product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// The thing itself.
    pub shape: Shape,
    /// Its colours.
    pub palette: Palette,
    /// The sign on its label or body.
    pub emblem: Emblem,
}

/// The things that can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A slim pod device with its clear pod.
    PodSlim,
    /// A palm-sized pod device with a framed panel.
    PodSquare,
    /// A thin pen.
    Pen,
    /// Two disposable sticks.
    Stick,
    /// A broad disposable with a mouthpiece on its shoulder.
    Bar,
    /// A 10 ml dropper bottle beside its carton.
    Bottle,
    /// A large bottle of e-liquid.
    ShortFill,
    /// A pair of atomiser coils.
    Coil,
    /// A pair of refillable pods.
    Cartridge,
    /// A glass tank.
    Tank,
    /// A box mod with a screen and a tank.
    BoxMod,
    /// Two rechargeable cells.
    Battery,
    /// A two-bay charger with its cells.
    Charger,
    /// A zipped carrying case.
    Case,
    /// A pouch of cotton.
    Cotton,
    /// Three drip tips.
    DripTip,
    /// A stepped counter display with sticks.
    Display,
    /// A gift box with a pod device before it.
    KitPod,
    /// A gift box with two pod devices before it.
    KitDuo,
    /// A gift box with a pen before it.
    KitPen,
    /// A gift box with a box mod before it.
    KitMod,
}

/// The house colourings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Palette {
    /// Near-black with a cool blue light.
    Graphite,
    /// Brushed silver.
    Silver,
    /// Ice blue.
    Glacier,
    /// Deep blue.
    Cobalt,
    /// Fresh green.
    Mint,
    /// Forest green.
    Moss,
    /// Lemon and lime.
    Citrus,
    /// Orange and gold.
    Mango,
    /// Red and coral.
    Ember,
    /// Pink.
    Rose,
    /// Purple.
    Grape,
    /// Warm brown.
    Tobacco,
    /// Cream and gold.
    Cream,
    /// Sea green turning blue.
    Lagoon,
}

/// The signs printed on labels and bodies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// The house mark: three rising bars.
    Mark,
    /// A strawberry.
    Strawberry,
    /// A slice of citrus.
    Citrus,
    /// A pair of cherries.
    Cherry,
    /// A bunch of grapes.
    Grape,
    /// A wedge of watermelon.
    Melon,
    /// A mango.
    Mango,
    /// A cluster of blueberries.
    Berry,
    /// A sprig of mint.
    Mint,
    /// A tobacco leaf.
    Tobacco,
    /// A snow crystal.
    Ice,
    /// Coffee beans.
    Bean,
    /// An apple.
    Apple,
    /// A lightning bolt.
    Bolt,
    /// A drop.
    Drop,
}
