//! Errors of accounts: registration, sign-in, verification, password resets.

use tierway_kernel::Sentence;

use tierway_accounts::{
    ActivationError, ApprovalError, DocumentError, OrderBlock, PlaceChangeError, ReferralError, RegistrationError,
    ResetError, ReviewError, RoleChangeError, SavedViewError, SignInRefusal, ViewError,
};

use super::Failure;

impl From<ReviewError> for Failure {
    fn from(error: ReviewError) -> Failure {
        match error {
            ReviewError::AlreadyDecided(_) | ReviewError::NotRejected => Failure::Conflict(error.message()),
            ReviewError::ReasonMissing | ReviewError::ReasonTooLong => Failure::field("reason", error),
        }
    }
}

impl From<PlaceChangeError> for Failure {
    fn from(error: PlaceChangeError) -> Failure {
        match error {
            PlaceChangeError::AlreadyDecided(_) => Failure::Conflict(error.message()),
            PlaceChangeError::ReasonMissing | PlaceChangeError::ReasonTooLong => Failure::field("reason", error),
        }
    }
}

impl From<SavedViewError> for Failure {
    fn from(error: SavedViewError) -> Failure {
        match error {
            SavedViewError::Fields(fields) => Failure::Fields(fields),
            SavedViewError::ListFull | SavedViewError::Full => Failure::Rule(error.message()),
        }
    }
}

impl From<ApprovalError> for Failure {
    fn from(error: ApprovalError) -> Failure {
        Failure::Rule(error.message())
    }
}

impl From<DocumentError> for Failure {
    fn from(error: DocumentError) -> Failure {
        let text = error.message();
        match error {
            DocumentError::AlreadyDecided(_) | DocumentError::Replaced => Failure::Conflict(text),
            DocumentError::NotAsked => Failure::field("kind", text),
            DocumentError::NotYours => Failure::Forbidden(text),
            DocumentError::Fields(fields) => Failure::Fields(fields),
        }
    }
}

impl From<ActivationError> for Failure {
    fn from(error: ActivationError) -> Failure {
        match error {
            ActivationError::Yourself => Failure::Rule(error.message()),
            ActivationError::AlreadySo(_) | ActivationError::Rejected => Failure::Conflict(error.message()),
        }
    }
}

impl From<RoleChangeError> for Failure {
    fn from(error: RoleChangeError) -> Failure {
        match error {
            RoleChangeError::Yourself | RoleChangeError::NotTrading(_) => Failure::Rule(error.message()),
            RoleChangeError::NotGiven(_) | RoleChangeError::NoAgent => Failure::field("role", error),
            RoleChangeError::AlreadySo(_)
            | RoleChangeError::Inactive
            | RoleChangeError::OpenOrders(_)
            | RoleChangeError::SubAgents(_)
            | RoleChangeError::Unpaid(_) => Failure::Conflict(error.message()),
        }
    }
}

impl From<ViewError> for Failure {
    fn from(error: ViewError) -> Failure {
        match error {
            ViewError::Yourself | ViewError::Admin => Failure::Rule(error.message()),
            ViewError::NoPages(_) => Failure::Conflict(error.message()),
        }
    }
}

impl From<OrderBlock> for Failure {
    fn from(bar: OrderBlock) -> Failure {
        Failure::Rule(bar.message())
    }
}

impl From<ResetError> for Failure {
    fn from(error: ResetError) -> Failure {
        match error {
            ResetError::LinkDead => Failure::field("token", error),
            ResetError::AlreadyDecided(_) | ResetError::NotMailed => Failure::Conflict(error.message()),
            ResetError::NoteTooLong => Failure::field("note", error),
        }
    }
}

impl From<ReferralError> for Failure {
    fn from(error: ReferralError) -> Failure {
        Failure::field("referredBy", error)
    }
}

impl From<RegistrationError> for Failure {
    fn from(error: RegistrationError) -> Failure {
        let text = error.message();
        match error {
            RegistrationError::Fields(fields) => Failure::Fields(fields),
            RegistrationError::RoleClosed => Failure::field("role", text),
            RegistrationError::DocumentsMissing(_) => Failure::Rule(text),
            RegistrationError::AdminExists => Failure::Conflict(text),
            RegistrationError::UsernameTaken => Failure::field("username", text),
            RegistrationError::EmailTaken => Failure::field("email", text),
        }
    }
}

impl From<SignInRefusal> for Failure {
    fn from(refusal: SignInRefusal) -> Failure {
        Failure::Forbidden(refusal.message())
    }
}
