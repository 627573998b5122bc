//! The events of the six months, and those that progress in steps.

use tierway_catalogue::{Audience, Region};
use tierway_kernel::{IssueId, OrderId, PurchaseOrderId, ReturnId, Role};

use super::journey::Step;
use super::people::Person;

/// Something that happens.
#[derive(Debug, Clone, Copy)]
pub enum Event {
    /// Somebody registers.
    Join(&'static Person),
    /// The admin reviews their documents.
    Examine(&'static Person),
    /// The admin approves or rejects them.
    Decide(&'static Person),
    /// The owner activates an employee and gives them their place.
    Employ(&'static Person),
    /// The owner deactivates an employee.
    Leave(&'static Person),
    /// The owner lists a product, by its number in the catalogue.
    List(usize),
    /// Its first pieces come from the plant.
    Open(usize),
    /// It is no longer sold.
    Discontinue(usize),
    /// What is left of a scarce product goes elsewhere.
    Thin(usize),
    /// Pieces are lost, given away or recounted.
    Shelf(Trouble),
    /// Batches come to be seen on the last day, and a shelf is counted.
    Batches,
    /// A day begins.
    Morning(i64),
    /// The plant delivers what has run low.
    Produce(i64),
    /// Somebody signs in.
    SignIn(&'static str),
    /// Somebody signs out.
    SignOut(&'static str),
    /// Somebody of this role comes to order; orders of the last days are numbered.
    Visit(Role, Option<usize>),
    /// The visitor has filled their basket and orders.
    Order(&'static str, Option<usize>),
    /// Somebody asks for an offer.
    Ask(&'static Request),
    /// A quote request goes on.
    Quote(OrderId, QuoteStep),
    /// An order moves on.
    Move(OrderId, Step),
    /// Somebody asks to send goods back.
    SendBack(&'static ReturnStory),
    /// The company goes on with a return.
    Return(ReturnId, ReturnStep),
    /// The admin gathers what is due, and pays it at once or leaves a draft.
    PayOut {
        /// Whether it is paid.
        at_once: bool,
    },
    /// A wholesaler changes regional prices.
    Price(&'static PriceRound),
    /// A dealer sets own prices: from this product on, so many hundredths above the least.
    StorePrices(&'static str, usize, i64),
    /// The suggested range of a product moves.
    MoveRange(usize),
    /// A dealer asks to move to another country.
    AskPlace(&'static str),
    /// Something happens between the company and its suppliers.
    Supply(SupplyEvent),
    /// Something happens with an issue.
    Issue(IssueEvent),
}

/// A change of the regional table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceRound {
    /// Day of the history.
    pub day: i64,
    /// The creator.
    pub by: &'static str,
    /// The audience of the prices.
    pub audience: Audience,
    /// Where.
    pub region: Region,
    /// By how many hundredths of a percent.
    pub points: i64,
    /// Every how many products of the catalogue.
    pub every: usize,
    /// Why.
    pub note: &'static str,
    /// Days until it counts.
    pub ahead: i64,
    /// Whether it is undone an hour later.
    pub mistaken: bool,
}

/// What follows a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuoteStep {
    /// The buyer writes.
    Write(&'static str),
    /// The owner writes.
    Reply(&'static str),
    /// The owner offers prices, valid for so many days.
    Offer(i64),
    /// The buyer accepts, as soon as the shelf has it all.
    Accept,
    /// The buyer declines, for this reason.
    Decline(&'static str),
}

/// A request: the day, who asks (one of a role, or this person), what for, and what follows after so many hours.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    pub day: i64,
    pub role: Role,
    /// Somebody to be tried asks where an answer is still to be given, whatever day the demo is planted.
    pub person: Option<&'static str>,
    pub input: &'static str,
    pub steps: &'static [(i64, QuoteStep)],
}

/// Something the company does with a return.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReturnStep {
    /// The employee lets the goods be sent back.
    Approve,
    /// The employee turns it down, for this reason.
    Reject(&'static str),
    /// The warehouse enters what arrived: the first piece can be sold again, others cannot.
    Receive,
    /// The admin refunds all of it.
    Refund,
    /// The admin refunds the half.
    RefundHalf,
}

/// A return: the day, what the buyer says, and what follows after so many hours.
#[derive(Debug, PartialEq, Eq)]
pub struct ReturnStory {
    pub day: i64,
    pub reason: &'static str,
    pub notes: Option<&'static str>,
    pub steps: &'static [(i64, ReturnStep)],
}

/// What befalls a shelf now and then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// A carton is crushed.
    Damage,
    /// Somebody takes samples along.
    Sample,
    /// Liquids are past their date.
    Expired,
    /// A customer sends unopened goods back.
    Return,
    /// The supervisor counts.
    Count,
}

/// Something that happens between the company and its suppliers.
#[derive(Debug, Clone, Copy)]
pub enum SupplyEvent {
    /// The purchaser writes down who sells what.
    Know,
    /// The purchaser makes a draft.
    Draft(&'static Purchase),
    /// A purchase order goes on.
    GoOn(PurchaseOrderId, SupplyStep),
}

/// What becomes of a purchase order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SupplyStep {
    /// The manager finds it right.
    Approve,
    /// The purchaser sends it.
    Send,
    /// The first half of each line arrives, two pieces of it crushed.
    ReceivePart,
    /// What is missing arrives.
    ReceiveRest,
    /// The purchaser expects nothing more.
    Close,
    /// The purchaser calls it off.
    Cancel,
    /// The manager does not approve it.
    Reject(&'static str),
}

/// A purchase order: the day, the supplier's place in the list, how many of its products, and what follows after so
/// many hours.
#[derive(Debug, PartialEq, Eq)]
pub struct Purchase {
    pub day: i64,
    pub supplier: usize,
    pub products: usize,
    pub note: Option<&'static str>,
    pub steps: &'static [(i64, SupplyStep)],
}

/// Something that happens with an issue.
#[derive(Debug, Clone, Copy)]
pub enum IssueEvent {
    /// Somebody reports it.
    Report(&'static IssueStory),
    /// It goes on.
    GoOn(IssueId, &'static IssueStep),
}

/// What becomes of an issue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IssueStep {
    /// Somebody writes about it.
    Comment(&'static str, &'static str),
    /// The supervisor gives it to somebody.
    Assign(&'static str),
    /// Somebody decides that it is solved.
    Solve(&'static str),
    /// The manager gives it up.
    GiveUp,
}

/// An issue: the day, who reports it, its type, words and priority, the product by its SKU, and what follows after so
/// many hours.
#[derive(Debug, PartialEq, Eq)]
pub struct IssueStory {
    pub day: i64,
    pub by: &'static str,
    pub issue_type: &'static str,
    pub description: &'static str,
    pub priority: Option<&'static str>,
    pub sku: Option<&'static str>,
    pub steps: &'static [(i64, IssueStep)],
}
