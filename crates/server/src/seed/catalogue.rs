//! The demo catalogue: sixty products of a vape manufacturer, for the `seed` command.
//!
//! All names are made up. Money is in minor units, quantities are in single pieces, and every
//! row keeps the order of prices the tests at the foot of this file hold: the wholesaler pays
//! less than the agent, the agent less than the customer, and larger packs cost less a piece.

use super::pictures::{Emblem, Look, Palette, Shape};

/// One product of the demo catalogue.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DemoProduct {
    /// What it is called; no two products share a name.
    pub name: &'static str,
    /// A short text for the product page.
    pub description: &'static str,
    /// The trade category it is filed under.
    pub category: &'static str,
    /// The stock keeping unit; no two products share one.
    pub sku: &'static str,
    /// Weight of one piece, in grams.
    pub weight_grams: i64,
    /// Length of one piece, in centimetres.
    pub length_cm: f64,
    /// Width of one piece, in centimetres.
    pub width_cm: f64,
    /// Height of one piece, in centimetres.
    pub height_cm: f64,
    /// Production cost per piece.
    pub manufacturer_cost_minor: i64,
    /// What an agent pays for one piece.
    pub agent_price_minor: i64,
    /// What a customer pays for one piece.
    pub customer_price_minor: i64,
    /// The lowest price suggested to dealers.
    pub dealer_min_minor: i64,
    /// The highest price suggested to dealers.
    pub dealer_max_minor: i64,
    /// The list price of a single piece.
    pub unit_price_minor: i64,
    /// The list price of a whole pack.
    pub pack_price_minor: i64,
    /// Pieces in a pack.
    pub pack_quantity: i64,
    /// What a pack is called: Box, Tray and so on.
    pub pack_unit: &'static str,
    /// The list price of a whole bulk unit.
    pub bulk_price_minor: i64,
    /// Pieces in a bulk unit; always whole packs.
    pub bulk_quantity: i64,
    /// What a bulk unit is called: Carton, Crate and so on.
    pub bulk_unit: &'static str,
    /// What a single piece is called: Piece, Bottle and so on.
    pub unit_type: &'static str,
    /// Pieces in stock at the end of the history: exact for scarce products, approximate for others.
    pub opening_stock: i64,
    /// Whether it is no longer sold.
    pub discontinued: bool,
    /// What its picture shows.
    pub look: Look,
}

impl DemoProduct {
    /// What a wholesaler pays: a fifth over the cost, rounded to the nearest minor unit.
    #[cfg(test)]
    pub const fn wholesaler_price_minor(&self) -> i64 {
        (self.manufacturer_cost_minor * 12 + 5) / 10
    }
}

/// Reads the table below. A row is: name, sku and picture; text; size, stock (`last` for goods
/// no longer sold) and what each kind of buyer pays; the range for dealers and the packs.
macro_rules! catalogue {
    ($($category:literal {$(
        $name:literal $sku:literal $shape:ident $palette:ident $emblem:ident
        $description:literal
        $weight:literal g, $length:literal x $width:literal x $height:literal cm,
        $state:ident $stock:literal $unit:ident,
        cost $cost:literal, agent $agent:literal, customer $customer:literal,
        dealer $min:literal to $max:literal, unit $single:literal,
        pack $pack:literal for $pieces:literal $wrap:ident,
        bulk $bulk:literal for $many:literal $load:ident;
    )*})*) => {
        &[$($(DemoProduct {
            name: $name,
            description: $description,
            category: $category,
            sku: $sku,
            weight_grams: $weight,
            length_cm: $length,
            width_cm: $width,
            height_cm: $height,
            manufacturer_cost_minor: $cost,
            agent_price_minor: $agent,
            customer_price_minor: $customer,
            dealer_min_minor: $min,
            dealer_max_minor: $max,
            unit_price_minor: $single,
            pack_price_minor: $pack,
            pack_quantity: $pieces,
            pack_unit: stringify!($wrap),
            bulk_price_minor: $bulk,
            bulk_quantity: $many,
            bulk_unit: stringify!($load),
            unit_type: stringify!($unit),
            opening_stock: $stock,
            discontinued: matches!(stringify!($state).as_bytes(), b"last"),
            look: Look {
                shape: Shape::$shape,
                palette: Palette::$palette,
                emblem: Emblem::$emblem,
            },
        },)*)*]
    };
}

/// The whole demo catalogue, category by category.
pub const PRODUCTS: &[DemoProduct] = catalogue! {
    "Starter Kits" {
        "Tarn One Starter Kit" "KIT-TARN-ONE" KitPod Mango Drop
            "Everything a first-time vaper needs in one gift box: the Tarn One device, two pods and a USB-C lead. The draw is tight and quiet, and there is nothing to set. A printed quick guide comes in eight languages."
            245 g, 16.5 x 11.0 x 4.2 cm, stock 860 Set, cost 1240, agent 1650, customer 1900,
            dealer 1900 to 2950, unit 1900, pack 17900 for 10 Box, bulk 334500 for 200 Carton;
        "Kestle Pro Starter Kit" "KIT-KEST-PRO" KitPod Cobalt Bolt
            "A fuller kit around the Kestle Pro, with three pods of different resistance and a soft pouch. Made for those who want to find their own setting. The box doubles as a counter sample."
            318 g, 18.0 x 12.5 x 4.6 cm, stock 420 Set, cost 1695, agent 2250, customer 2500,
            dealer 2500 to 3900, unit 2500, pack 23500 for 10 Box, bulk 264000 for 120 Carton;
        "Orrin Air Duo Kit" "KIT-ORRI-DUO" KitDuo Rose Mark
            "Two Orrin Air devices in matching colours, sold as one set for couples and friends. Each comes with a filled-once pod and its own sleeve. A seasonal favourite in gift shops."
            206 g, 15.0 x 10.0 x 3.8 cm, stock 38 Set, cost 1475, agent 1950, customer 2200,
            dealer 2200 to 3450, unit 2200, pack 16500 for 8 Box, bulk 310000 for 160 Carton;
        "Corvane 80 Advanced Kit" "KIT-CORV-80" KitMod Moss Bolt
            "The Corvane 80 box mod with a Lochan tank, two spare coils and a cotton pack. Ready to fill and use out of the box. Batteries are sold separately so that it can travel by air."
            540 g, 19.5 x 14.0 x 6.2 cm, stock 145 Set, cost 3120, agent 4100, customer 4700,
            dealer 4700 to 7350, unit 4700, pack 26500 for 6 Case, bulk 248000 for 60 Crate;
        "Sillan Pen Welcome Kit" "KIT-SILL-PEN" KitPen Lagoon Mark
            "Our entry price kit: one Sillan pen, one tank and a charging lead in a slim sleeve. Meant for promotions and first orders. Easy to explain and hard to break."
            168 g, 17.0 x 7.5 x 3.2 cm, stock 1250 Set, cost 735, agent 970, customer 1100,
            dealer 1100 to 1700, unit 1100, pack 20700 for 20 Box, bulk 387200 for 400 Pallet;
    }
    "Pod Systems" {
        "Tarn One Pod Device" "POD-TARN-ONE" PodSlim Graphite Mark
            "Our best-selling pod device, with an 800 mAh cell, a draw sensor and a 2 ml refillable pod. The aluminium shell sits well in the hand and the light shows the charge at a glance. Supplied with one spare pod."
            62 g, 11.4 x 2.4 x 1.4 cm, stock 3400 Piece, cost 1083, agent 1400, customer 1600,
            dealer 1600 to 2500, unit 1600, pack 15000 for 10 Box, bulk 281500 for 200 Carton;
        "Tarn One Pod Device, Glacier" "POD-TARN-GLA" PodSlim Glacier Mark
            "The Tarn One in an ice-blue anodised finish. Same cell, same pods and same easy draw. Reserved for shops that show the whole range."
            62 g, 11.4 x 2.4 x 1.4 cm, stock 1180 Piece, cost 1083, agent 1400, customer 1600,
            dealer 1600 to 2500, unit 1600, pack 15000 for 10 Box, bulk 281500 for 200 Carton;
        "Tarn Slim Pod Device" "POD-TARN-SLM" PodSlim Rose Drop
            "A lighter Tarn with a 550 mAh cell for pockets and small bags. Charges to full in half an hour over USB-C. Takes every Tarn pod."
            44 g, 10.6 x 2.0 x 1.1 cm, stock 920 Piece, cost 865, agent 1140, customer 1300,
            dealer 1300 to 2050, unit 1300, pack 12200 for 10 Box, bulk 274600 for 240 Carton;
        "Kestle Mini Square Pod" "POD-KEST-MIN" PodSquare Cobalt Drop
            "A palm-sized square pod with a framed panel and an airflow ring. The 900 mAh cell lasts a long day, and the fire key can be locked. Pods click in with magnets."
            78 g, 7.9 x 4.6 x 1.7 cm, stock 640 Piece, cost 1190, agent 1550, customer 1800,
            dealer 1800 to 2800, unit 1800, pack 16900 for 10 Box, bulk 253500 for 160 Carton;
        "Kestle Pro Square Pod" "POD-KEST-PRO" PodSquare Ember Mark
            "The larger Kestle with 1,200 mAh and three power steps. A resin panel gives every piece its own pattern. Popular with those coming from bigger mods."
            96 g, 8.8 x 5.0 x 1.9 cm, stock 310 Piece, cost 1420, agent 1850, customer 2100,
            dealer 2100 to 3300, unit 2100, pack 19700 for 10 Box, bulk 222000 for 120 Carton;
        "Orrin Air Pod Device" "POD-ORRI-AIR" PodSlim Mint Mark
            "A very light pod device in recycled plastic, with a soft matt skin. Draw-activated, with no keys at all. Pods are sold in packs of three."
            31 g, 10.2 x 2.2 x 1.2 cm, stock 2150 Piece, cost 595, agent 785, customer 890,
            dealer 890 to 1400, unit 890, pack 16750 for 20 Box, bulk 313300 for 400 Carton;
        "Sillan Classic Pen" "POD-SILL-CLA" Pen Grape Mark
            "The pen shape many customers started with, brought up to date with a leak-proof tank and USB-C. One key, three power steps. Sold singly or in mixed colours."
            58 g, 13.8 x 1.7 x 1.7 cm, stock 8 Piece, cost 640, agent 845, customer 960,
            dealer 960 to 1500, unit 960, pack 10850 for 12 Box, bulk 202800 for 240 Carton;
    }
    "Disposables" {
        "Plumette 800 Strawberry Ice" "DIS-PLUM-STR" Stick Rose Strawberry
            "Ripe strawberry with a cool finish, about 800 puffs. The rounded stick needs no filling and no charging. 20 mg nicotine salt, 2 ml."
            26 g, 10.8 x 1.9 x 1.9 cm, stock 4800 Piece, cost 285, agent 375, customer 430,
            dealer 430 to 650, unit 430, pack 4050 for 10 Box, bulk 189200 for 500 Carton;
        "Plumette 800 Mango Gold" "DIS-PLUM-MAN" Stick Mango Mango
            "Soft, sweet mango in our slimmest disposable. Around 800 puffs from a 550 mAh cell. Comes sealed with a silicone cap."
            26 g, 10.8 x 1.9 x 1.9 cm, stock 3650 Piece, cost 285, agent 375, customer 430,
            dealer 430 to 650, unit 430, pack 4050 for 10 Box, bulk 189200 for 500 Carton;
        "Plumette 800 Blue Berry" "DIS-PLUM-BLU" Stick Cobalt Berry
            "Blueberry with a little vanilla behind it. The same easy stick as the rest of the Plumette range. 20 mg nicotine salt, 2 ml."
            26 g, 10.8 x 1.9 x 1.9 cm, stock 2900 Piece, cost 285, agent 375, customer 430,
            dealer 430 to 650, unit 430, pack 4050 for 10 Box, bulk 189200 for 500 Carton;
        "Plumette 800 Garden Mint" "DIS-PLUM-MIN" Stick Mint Mint
            "Fresh-cut mint without sugar. Chosen by former menthol smokers. About 800 puffs, sealed and ready."
            26 g, 10.8 x 1.9 x 1.9 cm, stock 46 Piece, cost 285, agent 375, customer 430,
            dealer 430 to 650, unit 430, pack 4050 for 10 Box, bulk 189200 for 500 Carton;
        "Plumette 800 Lemon Twist" "DIS-PLUM-LEM" Stick Citrus Citrus
            "Sharp lemon peel over a light sherbet. A summer flavour that sells beside the till. 10 mg nicotine salt, 2 ml."
            26 g, 10.8 x 1.9 x 1.9 cm, stock 1420 Piece, cost 280, agent 370, customer 420,
            dealer 420 to 650, unit 420, pack 3950 for 10 Box, bulk 184800 for 500 Carton;
        "Plumette 800 Cola Frost" "DIS-PLUM-COL" Stick Ember Ice
            "Cola with crushed ice, from our first season. The last batch before the flavour leaves the range. 20 mg nicotine salt, 2 ml."
            26 g, 10.8 x 1.9 x 1.9 cm, last 120 Piece, cost 270, agent 355, customer 400,
            dealer 400 to 600, unit 400, pack 3750 for 10 Box, bulk 176000 for 500 Carton;
        "Dovetail 3500 Watermelon" "DIS-DOVE-MEL" Bar Lagoon Melon
            "A rechargeable disposable with a charge window and around 3,500 puffs. Juicy watermelon from the first draw to the last. The mesh coil keeps the taste even."
            64 g, 8.6 x 4.8 x 2.1 cm, stock 2200 Piece, cost 540, agent 715, customer 810,
            dealer 810 to 1250, unit 810, pack 7600 for 10 Box, bulk 213800 for 300 Carton;
        "Dovetail 3500 Cherry Pop" "DIS-DOVE-CHE" Bar Ember Cherry
            "Dark cherry with a sparkle. The broad body carries 8 ml in a sealed tank. Charges over USB-C in forty minutes."
            64 g, 8.6 x 4.8 x 2.1 cm, stock 1760 Piece, cost 540, agent 715, customer 810,
            dealer 810 to 1250, unit 810, pack 7600 for 10 Box, bulk 213800 for 300 Carton;
        "Dovetail 3500 Green Apple" "DIS-DOVE-APP" Bar Moss Apple
            "Crisp green apple, a little sour. Shows its charge in five bars on the front. Packed ten to a display box."
            64 g, 8.6 x 4.8 x 2.1 cm, stock 780 Piece, cost 540, agent 715, customer 810,
            dealer 810 to 1250, unit 810, pack 7600 for 10 Box, bulk 213800 for 300 Carton;
        "Dovetail 3500 Black Grape" "DIS-DOVE-GRA" Bar Grape Grape
            "Deep grape with a clean finish. About 3,500 puffs from one sealed tank. The shell is made of recycled plastic."
            64 g, 8.6 x 4.8 x 2.1 cm, stock 5 Piece, cost 540, agent 715, customer 810,
            dealer 810 to 1250, unit 810, pack 7600 for 10 Box, bulk 213800 for 300 Carton;
        "Dovetail 6000 Polar Ice" "DIS-DOVE-ICE" Bar Glacier Ice
            "Our longest-lasting disposable, with a large tank and a stronger coil. Pure cold, no fruit. Made for export markets that allow the size."
            64 g, 8.6 x 4.8 x 2.1 cm, stock 1050 Piece, cost 790, agent 1045, customer 1180,
            dealer 1180 to 1850, unit 1180, pack 11100 for 10 Box, bulk 311500 for 300 Carton;
    }
    "E-Liquids" {
        "Brackenfield Strawberry Field 3 mg" "LIQ-BRAC-STR03" Bottle Rose Strawberry
            "Sun-warm strawberries with a touch of cream. 10 ml with a child-proof dropper cap, 50/50 base. 3 mg nicotine."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 3900 Bottle, cost 112, agent 150, customer 170,
            dealer 170 to 250, unit 170, pack 1600 for 10 Pack, bulk 149600 for 1000 Carton;
        "Brackenfield Strawberry Field 6 mg" "LIQ-BRAC-STR06" Bottle Ember Strawberry
            "The same strawberry in a fuller strength. 10 ml with a child-proof dropper cap, 50/50 base. 6 mg nicotine."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 2750 Bottle, cost 112, agent 150, customer 170,
            dealer 170 to 250, unit 170, pack 1600 for 10 Pack, bulk 149600 for 1000 Carton;
        "Brackenfield Orchard Apple 6 mg" "LIQ-BRAC-APP06" Bottle Moss Apple
            "Green and red apples pressed together. Bright, not sweet. 10 ml, 50/50 base, 6 mg nicotine."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 1340 Bottle, cost 112, agent 150, customer 170,
            dealer 170 to 250, unit 170, pack 1600 for 10 Pack, bulk 149600 for 1000 Carton;
        "Brackenfield Garden Mint 12 mg" "LIQ-BRAC-MIN12" Bottle Mint Mint
            "Peppermint and spearmint in equal parts. A steady seller among those leaving menthol cigarettes. 10 ml, 12 mg nicotine."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 2100 Bottle, cost 118, agent 155, customer 180,
            dealer 180 to 300, unit 180, pack 1700 for 10 Pack, bulk 158400 for 1000 Carton;
        "Brackenfield Citrus Grove 0 mg" "LIQ-BRAC-CIT00" Bottle Citrus Citrus
            "Orange, lime and a little bitter peel. Without nicotine, for taste alone. 10 ml with a child-proof dropper cap."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 880 Bottle, cost 104, agent 135, customer 160,
            dealer 160 to 250, unit 160, pack 1500 for 10 Pack, bulk 140800 for 1000 Carton;
        "Brackenfield Wild Berry 18 mg" "LIQ-BRAC-BER18" Bottle Cobalt Berry
            "Blueberry and blackcurrant in our strongest freebase. For pen and pod use at low power. 10 ml, 18 mg nicotine."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 29 Bottle, cost 124, agent 165, customer 190,
            dealer 190 to 300, unit 190, pack 1800 for 10 Pack, bulk 167200 for 1000 Carton;
        "Hollowell Old Leaf Tobacco 12 mg" "LIQ-HOLL-LEA12" Bottle Tobacco Tobacco
            "Dry, nutty tobacco with a hint of oak. Steeped for six weeks before filling. 10 ml, 12 mg nicotine."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 1950 Bottle, cost 136, agent 180, customer 200,
            dealer 200 to 300, unit 200, pack 1900 for 10 Pack, bulk 176000 for 1000 Carton;
        "Hollowell Roast Coffee 6 mg" "LIQ-HOLL-COF06" Bottle Cream Bean
            "Dark roast with a spoon of brown sugar. Best warm, at higher power. 10 ml, 6 mg nicotine."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 640 Bottle, cost 136, agent 180, customer 200,
            dealer 200 to 300, unit 200, pack 1900 for 10 Pack, bulk 176000 for 1000 Carton;
        "Saltmere Polar Mint Salt 20 mg" "LIQ-SALT-POL20" Bottle Glacier Ice
            "Nicotine salt made smooth for pod devices. Clean mint that ends ice-cold. 10 ml, 20 mg nicotine salt."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 3100 Bottle, cost 148, agent 195, customer 220,
            dealer 220 to 350, unit 220, pack 2050 for 10 Pack, bulk 193600 for 1000 Carton;
        "Saltmere Black Grape Salt 20 mg" "LIQ-SALT-GRA20" Bottle Grape Grape
            "Ripe black grapes, soft on the throat. Blended for refillable pods such as the Tarn. 10 ml, 20 mg nicotine salt."
            24 g, 8.4 x 3.4 x 2.6 cm, stock 1480 Bottle, cost 148, agent 195, customer 220,
            dealer 220 to 350, unit 220, pack 2050 for 10 Pack, bulk 193600 for 1000 Carton;
        "Brackenfield Mango Shortfill 60 ml" "LIQ-BRAC-MAN60" ShortFill Mango Mango
            "Fifty millilitres of mango in a sixty-millilitre bottle, with room for a nicotine shot. 70/30 base for tanks. Nicotine-free as sold."
            92 g, 12.6 x 4.0 x 4.0 cm, stock 720 Bottle, cost 345, agent 455, customer 520,
            dealer 520 to 800, unit 520, pack 2950 for 6 Tray, bulk 109800 for 240 Crate;
        "Brackenfield Melon Shortfill 120 ml" "LIQ-BRAC-MEL12" ShortFill Mint Melon
            "A large bottle of watermelon for daily users, with room for two nicotine shots. 70/30 base. Making way for the 60 ml size."
            162 g, 15.2 x 5.4 x 5.4 cm, last 210 Bottle, cost 520, agent 685, customer 780,
            dealer 780 to 1200, unit 780, pack 4400 for 6 Tray, bulk 164700 for 240 Crate;
    }
    "Mods & Tanks" {
        "Corvane 80 Box Mod" "MOD-CORV-080" BoxMod Moss Bolt
            "A compact single-cell mod with an 80 watt board and a colour screen. Power and temperature modes, and a lock for the pocket. Takes one 18650 cell."
            142 g, 8.4 x 4.8 x 2.9 cm, stock 260 Piece, cost 2140, agent 2800, customer 3200,
            dealer 3200 to 5000, unit 3200, pack 15000 for 5 Box, bulk 169000 for 60 Carton;
        "Corvane 200 Box Mod" "MOD-CORV-200" BoxMod Ember Mark
            "The two-cell Corvane for those who like large clouds. 200 watts, a brighter screen and a machined door. Charges itself over USB-C, or take the cells out."
            228 g, 9.0 x 5.6 x 3.9 cm, stock 34 Piece, cost 3385, agent 4450, customer 5100,
            dealer 5100 to 7950, unit 5100, pack 24000 for 5 Box, bulk 224500 for 50 Carton;
        "Ferrel S Box Mod" "MOD-FERR-S" BoxMod Silver Bolt
            "Our first regulated mod, kept for markets that still ask for it. 60 watts, one cell, a plain two-line screen. Ends when the stock is gone."
            156 g, 8.8 x 4.6 x 3.1 cm, last 48 Piece, cost 1780, agent 2350, customer 2700,
            dealer 2700 to 4200, unit 2700, pack 12700 for 5 Box, bulk 142500 for 60 Carton;
        "Lochan Sub-Ohm Tank" "TNK-LOCH-SUB" Tank Silver Mark
            "A 5 ml glass tank with top filling and a wide airflow ring. Coils push in without tools. Comes with a spare glass and two coils."
            84 g, 5.6 x 2.8 x 2.8 cm, stock 540 Piece, cost 1015, agent 1350, customer 1500,
            dealer 1500 to 2350, unit 1500, pack 14100 for 10 Box, bulk 158500 for 120 Carton;
        "Lochan Mouth-to-Lung Tank" "TNK-LOCH-MTL" Tank Tobacco Mark
            "The tight-drawing sister of the Lochan, with a 2 ml tank and a fine airflow dial. Kind to strong liquids. Comes with a spare glass."
            66 g, 5.1 x 2.2 x 2.2 cm, stock 390 Piece, cost 940, agent 1240, customer 1410,
            dealer 1410 to 2200, unit 1410, pack 13250 for 10 Box, bulk 148900 for 120 Carton;
        "Wexley Rebuildable Tank" "TNK-WEXL-RTA" Tank Cobalt Mark
            "A two-post deck for those who wind their own coils. Juice flow closes from outside, so it can be filled when wicked. Tools and spare rings are in the box."
            92 g, 5.8 x 2.6 x 2.6 cm, stock 112 Piece, cost 1630, agent 2150, customer 2400,
            dealer 2400 to 3750, unit 2400, pack 11300 for 5 Box, bulk 105500 for 50 Carton;
    }
    "Coils & Pods" {
        "Tarn Refillable Pods, 0.8 ohm" "COI-TARN-08" Cartridge Graphite Mark
            "Three 2 ml pods for every Tarn device, with side filling and a mesh coil. Good for about two weeks each. Sealed one by one."
            36 g, 9.0 x 6.2 x 2.2 cm, stock 4200 Packet, cost 345, agent 455, customer 520,
            dealer 520 to 800, unit 520, pack 4900 for 10 Box, bulk 274600 for 600 Carton;
        "Kestle Magnetic Pods, 0.6 ohm" "COI-KEST-06" Cartridge Cobalt Mark
            "Two larger pods for the Kestle Mini and Kestle Pro. The coil is built in, so there is nothing to change. Gold-plated contacts."
            42 g, 9.0 x 6.2 x 2.6 cm, stock 1650 Packet, cost 390, agent 515, customer 580,
            dealer 580 to 900, unit 580, pack 5450 for 10 Box, bulk 255200 for 500 Carton;
        "Orrin Air Pods, 1.0 ohm" "COI-ORRI-10" Cartridge Mint Mark
            "Three light pods for the Orrin Air, tuned for nicotine salts. A tight draw with little vapour. Snap in either way round."
            30 g, 8.6 x 5.8 x 2.0 cm, stock 980 Packet, cost 295, agent 390, customer 440,
            dealer 440 to 700, unit 440, pack 4150 for 10 Box, bulk 232300 for 600 Carton;
        "Lochan Mesh Coils, 0.2 ohm" "COI-LOCH-02" Coil Silver Mark
            "Five mesh coils for the Lochan sub-ohm tank, best at 60 to 80 watts. Organic cotton, even heat. Sold by the packet."
            48 g, 8.4 x 6.0 x 2.0 cm, stock 2300 Packet, cost 410, agent 540, customer 620,
            dealer 620 to 950, unit 620, pack 5850 for 10 Box, bulk 272800 for 500 Carton;
        "Lochan MTL Coils, 1.2 ohm" "COI-LOCH-12" Coil Mango Mark
            "Five round-wire coils for the mouth-to-lung tank. Run cool and last long. Work from 9 to 14 watts."
            44 g, 8.4 x 6.0 x 2.0 cm, stock 22 Packet, cost 385, agent 510, customer 580,
            dealer 580 to 900, unit 580, pack 5450 for 10 Box, bulk 255200 for 500 Carton;
        "Sillan Pen Coils, 1.6 ohm" "COI-SILL-16" Coil Grape Mark
            "Five replacement coils for Sillan pens, old and new. Screw in by hand. A small part with steady repeat orders."
            40 g, 8.0 x 5.6 x 1.8 cm, stock 1120 Packet, cost 260, agent 345, customer 390,
            dealer 390 to 600, unit 390, pack 3650 for 10 Box, bulk 274600 for 800 Carton;
    }
    "Batteries & Chargers" {
        "Voltarn 18650 Cell, 3000 mAh" "BAT-VOLT-1865" Battery Grape Bolt
            "A high-drain cell for mods, tested piece by piece before wrapping. 20 amps continuous. Sold as a pair in a hard sleeve."
            98 g, 7.6 x 4.4 x 2.3 cm, stock 1540 Pair, cost 520, agent 685, customer 780,
            dealer 780 to 1200, unit 780, pack 8800 for 12 Box, bulk 329500 for 480 Crate;
        "Voltarn 21700 Cell, 4000 mAh" "BAT-VOLT-2170" Battery Ember Bolt
            "The larger cell for the newest mods, with a third more running time. 30 amps continuous. Sold as a pair in a hard sleeve."
            144 g, 8.2 x 4.9 x 2.6 cm, stock 610 Pair, cost 705, agent 930, customer 1060,
            dealer 1060 to 1650, unit 1060, pack 11950 for 12 Box, bulk 335800 for 360 Crate;
        "Voltarn Duo Charger" "CHA-VOLT-2" Charger Citrus Bolt
            "A two-bay charger that looks after each cell on its own. Lights show every quarter of the charge. Powered over USB-C, plug not included."
            176 g, 14.2 x 7.4 x 3.6 cm, stock 480 Piece, cost 815, agent 1075, customer 1220,
            dealer 1220 to 1900, unit 1220, pack 9150 for 8 Box, bulk 171800 for 160 Carton;
        "Voltarn Night Charger" "CHA-VOLT-2N" Charger Glacier Bolt
            "The quiet charger: slower current, dimmed lights and longer cell life. Stops by itself when full. Both bays take 18650 and 21700 cells."
            182 g, 14.2 x 7.4 x 3.6 cm, stock 41 Piece, cost 890, agent 1175, customer 1340,
            dealer 1340 to 2100, unit 1340, pack 10100 for 8 Box, bulk 188700 for 160 Carton;
    }
    "Accessories" {
        "Travel Case, Large" "ACC-CASE-L" Case Cream Mark
            "A zipped hard case for a mod, two tanks and six bottles. Quilted outside, elastic loops inside. Carries by a stitched handle."
            310 g, 22.0 x 15.0 x 7.5 cm, stock 330 Piece, cost 685, agent 905, customer 1030,
            dealer 1030 to 1600, unit 1030, pack 5800 for 6 Bundle, bulk 108800 for 120 Crate;
        "Travel Case, Small" "ACC-CASE-S" Case Graphite Drop
            "For one pod device, its lead and two bottles. Fits a coat pocket and keeps lint out of the pods. Five colours, packed mixed."
            124 g, 15.0 x 9.5 x 5.0 cm, stock 870 Piece, cost 390, agent 515, customer 580,
            dealer 580 to 900, unit 580, pack 6550 for 12 Bundle, bulk 122500 for 240 Carton;
        "Loomfield Organic Cotton" "ACC-COTT-20" Cotton Moss Drop
            "Twenty strips of unbleached Japanese-grown cotton, combed one way. Wicks fast and tastes of nothing. In a pouch that closes again."
            18 g, 14.0 x 10.0 x 1.6 cm, stock 2600 Packet, cost 124, agent 165, customer 190,
            dealer 190 to 300, unit 190, pack 3550 for 20 Bundle, bulk 167200 for 1000 Sack;
        "Loomfield Cotton Laces" "ACC-COTT-LAC" Cotton Lagoon Drop
            "Ready-cut laces with stiff ends that thread through a coil in one pull. Thirty to a pouch. Saves new builders time and patience."
            22 g, 14.0 x 10.0 x 1.8 cm, stock 760 Packet, cost 168, agent 220, customer 250,
            dealer 250 to 400, unit 250, pack 4700 for 20 Bundle, bulk 176000 for 800 Bag;
        "Resin Drip Tips, Set of Three" "ACC-DRIP-3" DripTip Cobalt Mark
            "Three drip tips of different height in cast resin. Fit every 510 tank, with two rings each. No two patterns are alike."
            26 g, 7.0 x 5.0 x 2.2 cm, stock 1340 Set, cost 215, agent 285, customer 320,
            dealer 320 to 500, unit 320, pack 6000 for 20 Pack, bulk 169000 for 600 Bag;
        "Amber Drip Tips, Set of Three" "ACC-DRIP-A" DripTip Mango Mark
            "The amber colouring of our drip tip set, from the autumn range. Fits every 510 tank. Will not be made again."
            26 g, 7.0 x 5.0 x 2.2 cm, last 175 Set, cost 205, agent 270, customer 310,
            dealer 310 to 500, unit 310, pack 5850 for 20 Pack, bulk 163700 for 600 Bag;
    }
    "Retail Displays" {
        "Plumette Counter Display" "DSP-PLUM-CTR" Display Rose Mark
            "A three-step counter stand for twenty-one sticks, with a printed header. Folds flat for shipping and stands up without tools. Goods are sold separately."
            1480 g, 42.0 x 34.0 x 24.0 cm, stock 140 Piece, cost 1860, agent 2450, customer 2800,
            dealer 2800 to 4350, unit 2800, pack 10500 for 4 Case, bulk 98500 for 40 Pallet;
        "Plumette Window Display" "DSP-PLUM-WIN" Display Lagoon Mark
            "A taller stand in acrylic for shop windows, lit from below by a USB strip. Holds a whole range at once. The header can be changed by season."
            2950 g, 52.0 x 40.0 x 28.0 cm, stock 27 Piece, cost 4275, agent 5650, customer 6400,
            dealer 6400 to 10000, unit 6400, pack 12000 for 2 Case, bulk 112500 for 20 Pallet;
        "Plumette Till Display" "DSP-PLUM-TIL" Display Moss Drop
            "A small stand for the till, made of plain board with a varnished header. Holds the best sellers in three short rows. Supplied with price strips."
            920 g, 32.0 x 28.0 x 20.0 cm, stock 180 Piece, cost 1125, agent 1500, customer 1700,
            dealer 1700 to 2650, unit 1700, pack 9600 for 6 Case, bulk 179500 for 120 Container;
    }
};

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// How many different values the products have for something.
    fn different(value: impl Fn(&DemoProduct) -> &'static str) -> usize {
        PRODUCTS.iter().map(value).collect::<HashSet<_>>().len()
    }

    #[test]
    fn sixty_products_under_nine_categories_and_no_twins() {
        assert_eq!(PRODUCTS.len(), 60);
        assert_eq!(different(|product| product.name), 60);
        assert_eq!(different(|product| product.sku), 60);
        assert_eq!(different(|product| product.category), 9);
        assert_eq!(PRODUCTS.iter().map(|product| product.look).collect::<HashSet<_>>().len(), 60);
    }

    #[test]
    fn every_buyer_pays_more_than_the_one_before() {
        for product in PRODUCTS {
            let wholesaler = product.wholesaler_price_minor();
            let row = product.name;
            assert!(0 < product.manufacturer_cost_minor, "{row}");
            assert!(product.manufacturer_cost_minor < wholesaler, "{row}");
            assert!(wholesaler < product.agent_price_minor, "{row}");
            assert!(product.agent_price_minor < product.customer_price_minor, "{row}");
            assert!(wholesaler <= product.dealer_min_minor, "{row}");
            assert!(product.dealer_min_minor < product.dealer_max_minor, "{row}");
        }
    }

    #[test]
    fn larger_packs_cost_less_a_piece_and_never_less_than_wholesale() {
        for product in PRODUCTS {
            let (pieces, many) = (product.pack_quantity, product.bulk_quantity);
            let row = product.name;
            assert!(1 < pieces && pieces < many && many % pieces == 0, "{row}");
            assert!(product.pack_price_minor < product.unit_price_minor * pieces, "{row}");
            assert!(product.bulk_price_minor * pieces < product.pack_price_minor * many, "{row}");
            assert!(product.wholesaler_price_minor() * many <= product.bulk_price_minor, "{row}");
        }
    }

    #[test]
    fn the_flagship_has_the_prices_of_the_price_list() {
        let flagship: Vec<_> = PRODUCTS
            .iter()
            .filter(|product| product.sku == "POD-TARN-ONE")
            .map(|product| {
                [
                    product.manufacturer_cost_minor,
                    product.wholesaler_price_minor(),
                    product.agent_price_minor,
                    product.customer_price_minor,
                    product.dealer_min_minor,
                    product.dealer_max_minor,
                ]
            })
            .collect();
        assert_eq!(flagship, [[1083, 1300, 1400, 1600, 1600, 2500]]);
    }

    #[test]
    fn stock_is_scarce_for_some_and_four_are_no_longer_sold() {
        let stocked =
            |from: i64, to: i64| PRODUCTS.iter().filter(|product| (from..to).contains(&product.opening_stock)).count();
        assert_eq!(stocked(1, 11), 2);
        assert!((4..12).contains(&stocked(11, 50)));
        assert_eq!(stocked(1, 50) + stocked(100, 5001), 60);
        assert_eq!(PRODUCTS.iter().filter(|product| product.discontinued).count(), 4);
    }

    #[test]
    fn sizes_and_texts_are_there() {
        for product in PRODUCTS {
            let sentences = product.description.matches(['.', '?', '!']).count();
            assert!(sentences >= 2, "{}", product.name);
            assert!(product.weight_grams > 0);
            for side in [product.length_cm, product.width_cm, product.height_cm] {
                assert!(side > 0.0, "{}", product.name);
            }
        }
    }
}
