//! How a commission was computed, in sentences for a person.

use tierway_kernel::{Message, Money, Role, Sentence, UserId, message};

use crate::{Plan, Referrer, order_referrer, referrer};

/// Why an order earns no commission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum NoCommissionReason {
    /// A quote request.
    #[error("A request for quotation earns no commission before it is accepted.")]
    Quote,
    /// The buyer is no customer.
    #[error("Only customers' orders earn commission, not those of a {0}.")]
    Buyer(Role),
    /// Nobody referred the buyer.
    #[error("This buyer was not referred.")]
    NotReferred,
    /// The referrer is neither agent nor sub-agent.
    #[error("Only agents and sub-agents earn commission, not a {0}.")]
    Referrer(Role),
    /// The goods are too few.
    #[error("The goods total {goods}, less than one full {basis}.")]
    TooSmall {
        /// The goods total.
        goods: Money,
        /// The basis amount.
        basis: Money,
    },
}

/// Why a purchase of `goods` earns no commission, or its referrer. `buyer` is the buyer's role, if any; `by` the
/// referrer with role and their own referrer.
pub fn no_commission_reason(
    plan: &Plan,
    goods: Money,
    buyer: Option<Role>,
    by: Option<(UserId, Role, Option<UserId>)>,
) -> Result<Referrer, NoCommissionReason> {
    let (id, role, above) = by.ok_or(NoCommissionReason::NotReferred)?;
    if let Some(buyer) = buyer.filter(|buyer| order_referrer(*buyer, Some(id)).is_none()) {
        return Err(NoCommissionReason::Buyer(buyer));
    }
    let referrer = referrer(id, role, above).ok_or(NoCommissionReason::Referrer(role))?;
    if goods < plan.basis_amount {
        return Err(NoCommissionReason::TooSmall { goods, basis: plan.basis_amount });
    }
    Ok(referrer)
}

/// Explains goods, full basis amounts, each share and the hold period. `show` formats an amount.
pub fn explain(
    plan: &Plan,
    goods: Money,
    steps: i64,
    referrer: Referrer,
    show: impl Fn(Money) -> String,
) -> Vec<Message> {
    let basis = show(plan.basis_amount);
    let mut sentences = vec![message!("The goods total {goods}, without tax and shipping.", goods = show(goods))];
    sentences.push(match steps {
        1 => message!("That is one full {basis}.", basis),
        _ => message!("That is {steps} × {basis}; the remainder earns nothing.", steps, basis),
    });
    match referrer {
        Referrer::Agent(_) => sentences.push(earns("The agent", steps, plan.agent_rate, &show)),
        Referrer::SubAgent { agent, .. } => {
            sentences.push(earns("The sub-agent", steps, plan.sub_agent_rate, &show));
            sentences.push(match agent {
                Some(_) => earns("The agent above", steps, plan.agent_rate, &show),
                None => message!("There is no agent above, so nobody else earns."),
            });
        }
    }
    sentences.push(match plan.hold_days {
        0 => message!("It is approved as soon as the order is paid."),
        1 => message!("It is approved one day after the payment."),
        days => message!("It is approved {days} days after the payment.", days),
    });
    sentences
}

fn earns(who: &'static str, steps: i64, rate: Money, show: &impl Fn(Money) -> String) -> Message {
    let amount = show(rate.times(steps).unwrap_or_default());
    message!("{who} earns {steps} × {rate} = {amount}.", who, steps, rate = show(rate), amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_silence_has_its_reason() {
        let plan = Plan::default();
        let agent = Some((UserId(1), Role::Agent, None));
        let of = |goods, buyer, by| {
            no_commission_reason(&plan, Money::of(goods), buyer, by).map_err(|reason| reason.to_string())
        };
        let says = |text: &str| Err(text.to_owned());
        assert_eq!(of(1400, Some(Role::Customer), agent), Ok(Referrer::Agent(UserId(1))));
        assert_eq!(of(1400, None, agent), Ok(Referrer::Agent(UserId(1))), "of a buyer who is not named");
        assert_eq!(
            of(1400, Some(Role::Dealer), agent),
            says("Only customers' orders earn commission, not those of a dealer.")
        );
        assert_eq!(of(1400, Some(Role::Customer), None), says("This buyer was not referred."));
        let dealer = Some((UserId(1), Role::Dealer, None));
        assert_eq!(of(1400, None, dealer), says("Only agents and sub-agents earn commission, not a dealer."));
        assert_eq!(of(1399, None, agent), says("The goods total 13.99, less than one full 14.00."));
    }

    #[test]
    fn both_parts_are_explained() {
        let shown = |amount: Money| format!("${amount}");
        let referrer = Referrer::SubAgent { id: UserId(2), agent: Some(UserId(1)) };
        assert_eq!(
            explain(&Plan::default(), Money::of(4300), 3, referrer, shown),
            [
                "The goods total $43.00, without tax and shipping.",
                "That is 3 × $14.00; the remainder earns nothing.",
                "The sub-agent earns 3 × $0.50 = $1.50.",
                "The agent above earns 3 × $0.50 = $1.50.",
                "It is approved 14 days after the payment.",
            ]
        );
        let at_once = Plan { hold_days: 0, ..Plan::default() };
        let alone = explain(&at_once, Money::of(1400), 1, Referrer::Agent(UserId(1)), shown);
        assert_eq!(alone[1..3], ["That is one full $14.00.", "The agent earns 1 × $0.50 = $0.50."]);
        assert_eq!(alone[3], "It is approved as soon as the order is paid.");
    }
}
