import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('privacy', {
  title: 'Privacy',
  lead: 'What we keep about you, why, and for how long.',

  who: 'Who is responsible',
  whoText:
    '{{company}}, which runs this platform. Its staff answer your questions; every mail of the platform can be replied to.',
  what: 'What we keep',
  whatText:
    'Your name, username, email address, country and zone, for companies their name, address and phone number, for customers the birth date, and the version and time of the terms you agreed to. Your orders and payments. Your password is kept only as a hash that cannot be turned back.',
  why: 'Why',
  whyText:
    'To open and check your account, to sell and deliver, to pay commissions, to keep books as the law asks, and to keep goods for adults away from minors.',
  documents: 'Documents',
  documentsText:
    'Documents you hand in are kept apart from the pages of the platform. Only you and those who check accounts can open them. They are asked for again when they expire.',
  sight: 'Who sees what',
  sightText:
    'Agents see the names of the people they referred and the totals of their orders, never contact data. Staff see what their work needs. Nobody outside {{company}} gets your data, except carriers who deliver your order.',
  storage: 'On your device',
  storageText:
    'One cookie keeps you signed in and ends with the session. Your browser also remembers your cart, the light or dark scheme and that you confirmed your age. There is no tracking and no advertising.',
  thirdParties: 'No third parties on the pages',
  thirdPartiesText:
    'Fonts, pictures and QR codes are made here. Opening a page tells no other company about it.',
  keep: 'How long',
  keepText:
    'As long as your account is open, and for orders and payments as long as the law asks for books to be kept. The activity log, with device and address, serves your safety and cannot be changed.',
  rights: 'Your rights',
  rightsText:
    'You can read and correct your data on your profile, end sessions of other devices there, and ask us for a copy or for deletion.',
});
