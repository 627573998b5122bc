//! Team leads, who see the team's figures.

use tierway_kernel::{Actor, Role, Sentence, fold};

/// Why the team's figures are not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum TeamError {
    /// Neither a position that leads nor an owner.
    #[error("Only managers and supervisors can see team figures.")]
    NotAllowed,
}

/// Whether the actor leads the team: managers, supervisors, the owners, the system.
pub fn may_lead(actor: &Actor) -> bool {
    match actor {
        Actor::System => true,
        Actor::Guest => false,
        Actor::User(user) => match user.role {
            Role::Admin | Role::Manufacturer => true,
            Role::Employee | Role::Warehouse => {
                let position = fold(user.position.as_deref().unwrap_or_default().trim());
                matches!(position.as_str(), "manager" | "supervisor")
            }
            _ => false,
        },
    }
}

/// Denies everyone else.
pub fn check_leads(actor: &Actor) -> Result<(), TeamError> {
    if may_lead(actor) { Ok(()) } else { Err(TeamError::NotAllowed) }
}

#[cfg(test)]
mod tests {
    use tierway_kernel::{SignedIn, UserId};

    use super::*;

    fn somebody(role: Role, position: Option<&str>) -> Actor {
        let position = position.map(str::to_owned);
        Actor::User(SignedIn { id: UserId(7), role, position, verified: true, referred_by: None })
    }

    #[test]
    fn managers_supervisors_and_owners_lead() {
        for (actor, leads) in [
            (Actor::System, true),
            (Actor::Guest, false),
            (somebody(Role::Admin, None), true),
            (somebody(Role::Manufacturer, None), true),
            (somebody(Role::Employee, Some("Manager")), true),
            (somebody(Role::Warehouse, Some(" SUPERVISOR ")), true),
            (somebody(Role::Employee, Some("Purchaser")), false),
            (somebody(Role::Employee, None), false),
            (somebody(Role::Dealer, Some("Manager")), false),
        ] {
            assert_eq!((may_lead(&actor), check_leads(&actor).is_ok()), (leads, leads), "{actor:?}");
        }
    }
}
