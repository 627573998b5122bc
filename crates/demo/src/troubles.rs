//! Issues: reports, comments and outcomes.

use chrono::{DateTime, Duration, Utc};
use tierway_application::Failure;
use tierway_application::workforce::{add_issue_comment, change_issue, report_issue};
use tierway_kernel::IssueId;
use tierway_workforce::{IssueChange, IssueDraft, IssueStatus};

use super::calendar::DAYS;
use super::event::{Event, IssueEvent, IssueStep, IssueStory};
use super::world::World;

use IssueStep::{Assign, Comment, GiveUp, Solve};

const STORIES: [IssueStory; 7] = [
    IssueStory {
        day: 52,
        by: "employee",
        issue_type: "Packaging",
        description: "The lids of the gift boxes do not close; about one in ten springs open on the belt.",
        priority: None,
        sku: Some("KIT-TARN-ONE"),
        steps: &[
            (2, Comment("supervisor", "The magnets were glued a millimetre off. Line 2 is set anew.")),
            (26, Solve("supervisor")),
        ],
    },
    IssueStory {
        day: 97,
        by: "warehouse",
        issue_type: "Wrong label",
        description: "A pallet with the old bar code labels; scanners do not know them.",
        priority: Some("medium"),
        sku: Some("POD-TARN-SLM"),
        steps: &[
            (1, Assign("employee")),
            (6, Comment("employee", "New labels are printed, half of the pallet is done.")),
            (29, Solve("manager")),
        ],
    },
    IssueStory {
        day: 128,
        by: "employee",
        issue_type: "Water damage",
        description: "Rain came in at gate 3 and reached the lowest row.",
        priority: Some("urgent"),
        sku: None,
        steps: &[
            (1, Assign("warehouse")),
            (3, Comment("warehouse", "The row is moved, the gate is taped.")),
            (50, GiveUp),
        ],
    },
    IssueStory {
        day: 158,
        by: "warehouse",
        issue_type: "Supplier",
        description: "The chargers came without the leaflet for the United Kingdom.",
        priority: Some("low"),
        sku: None,
        steps: &[
            (20, Comment("purchaser", "The supplier sends 400 leaflets with the next order.")),
            (22, Solve("purchaser")),
        ],
    },
    IssueStory {
        day: DAYS - 3,
        by: "warehouse",
        issue_type: "Damaged stock",
        description: "Four cartons are dented; the pieces inside look whole but should be checked before they are sold.",
        priority: None,
        sku: Some("POD-KEST-PRO"),
        steps: &[(3, Assign("employee")), (21, Comment("employee", "Two cartons are checked, nothing is broken."))],
    },
    IssueStory {
        day: DAYS - 2,
        by: "employee",
        issue_type: "Stock differs",
        description: "The shelf holds one carton less than the list says.",
        priority: Some("medium"),
        sku: Some("POD-ORRI-AIR"),
        steps: &[],
    },
    IssueStory {
        day: DAYS - 1,
        by: "employee",
        issue_type: "Leaking bottles",
        description: "Caps of the new bottles are loose; six bottles leaked in the tray. Please stop the batch.",
        priority: Some("urgent"),
        sku: None,
        steps: &[(
            2,
            Comment("supervisor", "The rest of the batch is set aside until the laboratory has looked at it."),
        )],
    },
];

/// The minute of a day at which issues are reported.
const REPORTED: i64 = 520;

impl World<'_> {
    /// Puts the issues on the agenda.
    pub fn announce_issues(&mut self) {
        for story in &STORIES {
            self.note(self.calendar.at(story.day, REPORTED), Event::Issue(IssueEvent::Report(story)));
        }
    }

    /// Something happens with an issue.
    pub fn issue(&mut self, now: DateTime<Utc>, event: IssueEvent) -> Result<(), Failure> {
        match event {
            IssueEvent::Report(story) => self.report(now, story),
            IssueEvent::GoOn(id, step) => self.issue_step(now, id, *step),
        }
    }

    fn report(&mut self, now: DateTime<Utc>, story: &'static IssueStory) -> Result<(), Failure> {
        let reporter = self.as_member(now, story.by)?;
        let product = story.sku.and_then(|sku| self.shelf.iter().find(|product| product.row.sku == sku));
        let draft = IssueDraft {
            issue_type: Some(story.issue_type.to_owned()),
            description: Some(story.description.to_owned()),
            priority: story.priority.map(str::to_owned),
            product_id: product.map(|product| product.id),
            ..IssueDraft::default()
        };
        let issue = report_issue(self.tx, &reporter, &draft, &[])?.issue;
        self.summary.issues += 1;
        for (hours, step) in story.steps {
            self.note(now + Duration::hours(*hours), Event::Issue(IssueEvent::GoOn(issue.id, step)));
        }
        Ok(())
    }

    fn issue_step(&mut self, now: DateTime<Utc>, id: IssueId, step: IssueStep) -> Result<(), Failure> {
        let decided = |status| IssueChange { status: Some(status), ..IssueChange::default() };
        let (by, change) = match step {
            Comment(by, text) => {
                let author = self.as_member(now, by)?;
                return add_issue_comment(self.tx, &author, id, text).map(drop);
            }
            Assign(to) => {
                let person = self.cast.get(to).map(|member| member.actor.id);
                ("supervisor", IssueChange { assigned_to: Some(person), ..IssueChange::default() })
            }
            Solve(by) => (by, decided(IssueStatus::Solved)),
            GiveUp => ("manager", decided(IssueStatus::Unsolved)),
        };
        let decider = self.as_member(now, by)?;
        change_issue(self.tx, &decider, id, &change, None).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::PRODUCTS;

    #[test]
    fn every_issue_goes_on_within_the_history_and_names_a_product_that_exists() {
        for story in &STORIES {
            assert!(story.steps.is_sorted_by_key(|(hours, _)| *hours));
            let last = story.steps.last().map_or(0, |(hours, _)| *hours);
            assert!(story.day * 24 * 60 + REPORTED + last * 60 < DAYS * 24 * 60, "{}", story.issue_type);
            assert!(story.sku.is_none_or(|sku| PRODUCTS.iter().any(|row| row.sku == sku)), "{:?}", story.sku);
        }
    }
}
