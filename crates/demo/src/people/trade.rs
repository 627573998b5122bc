//! Those who sell: wholesalers, dealers, agents and sub-agents.

use tierway_kernel::Role::{Agent, Dealer, SubAgent, Wholesaler};

use super::person::{Fate, Person};

/// Trade accounts in the order of their registration.
pub const TRADE: &[Person] = &[
    Person::new(Wholesaler, "wholesaler", ["Rosalind", "Goh"], 1)
        .at("31 Tuas Link Avenue", "Tuas", "Singapore")
        .of("Straits Meridian Trading Pte. Ltd.", "Supplies vape shops in Singapore and on the peninsula."),
    Person::new(Dealer, "dealer", ["Marcus", "Lim"], 1)
        .at("17 Jalan Kenanga", "Kuala Lumpur", "Malaysia")
        .of("Cloudhouse Vape Shop", "Two shops in the old town, open since the first pod device."),
    Person::new(Agent, "agent", ["Priya", "Nair"], 0).at("4 Jalan Tembaga", "Kuala Lumpur", "Malaysia"),
    Person::new(SubAgent, "subagent", ["Arif", "Hidayat"], 2)
        .at("22 Jalan Dedap", "Johor Bahru", "Malaysia")
        .by("agent"),
    Person::new(Dealer, "emberoak", ["Sofia", "Marchetti"], 3)
        .at("5 Collingwood Arcade", "Melbourne", "Australia")
        .of("Ember & Oak Vapour Lounge", "A lounge with a tasting bar and its own repair bench."),
    Person::new(Agent, "weijie.ong", ["Wei Jie", "Ong"], 8).at("60 Serangoon Terrace", "Hougang", "Singapore"),
    Person::new(Dealer, "dampfkontor", ["Jonas", "Weber"], 12)
        .at("Speicherstraße 19", "Hamburg", "Germany")
        .of("Dampfkontor Weber", "Specialist shop for tanks, coils and rebuildables."),
    Person::new(Wholesaler, "andaman.coast", ["Somchai", "Rattanakul"], 20)
        .at("118 Rama Highway", "Samut Prakan", "Thailand")
        .of("Andaman Coast Distribution Co., Ltd.", "Imports devices and liquids for shops along both coasts."),
    Person::new(Agent, "maria.santos", ["Maria", "Santos"], 34).at("9 Sampaguita Street", "Quezon City", "Philippines"),
    Person::new(Dealer, "northlight", ["Callum", "Fraser"], 47)
        .at("3 Candleriggs Court", "Glasgow", "United Kingdom")
        .of("Northlight Vapes", "Shop and mail order with same-day dispatch."),
    Person::new(Agent, "thuy.tran", ["Thủy", "Trần"], 70).at("12 Bạch Đằng", "Đà Nẵng", "Vietnam"),
    Person::new(Dealer, "rivergate", ["Aroha", "Ngata"], 88)
        .at("41 Victoria Landing", "Hamilton", "New Zealand")
        .of("Rivergate Vape & Coffee", "Coffee in front, devices in the back."),
    Person::new(Dealer, "quickpuff", ["Dale", "Kessler"], 150)
        .at("900 Route 9, Unit C", "New Jersey", "United States")
        .of("Quick Puff Kiosk", "A kiosk in a shopping centre.")
        .but(Fate::Refused(
            "The bank statement is more than three months old and the shop photos show another company's name. \
             Please apply again with current papers.",
        )),
    Person::new(Wholesaler, "nusantara.horizon", ["Dewi", "Lestari"], 179)
        .at("Jl. Rungkut Industri 27", "Surabaya", "Indonesia")
        .of("PT Nusantara Horizon Dagang", "Importer for East Java and Bali.")
        .but(Fate::Waits),
    Person::new(Agent, "tomasz.kowal", ["Tomasz", "Kowal"], 181)
        .at("ul. Lipowa 6", "Gdańsk", "Poland")
        .but(Fate::Waits),
    Person::new(Dealer, "harbourlane", ["Inês", "Duarte"], 182)
        .at("Rua da Ribeira 52", "Porto", "Portugal")
        .of("Harbour Lane Vapes", "A new shop on the quay, opening next month.")
        .but(Fate::Waits),
];
