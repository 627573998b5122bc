import { paths } from '@/lib/paths';
import { DEPARTMENTS, POSITIONS } from '@/lib/workforce';
import { BUSINESS_TYPES, MANUFACTURER_COUNTRIES, WHOLESALER_COUNTRIES } from './lists';

export type Kind = 'manufacturer' | 'wholesaler' | 'employee' | 'dealer' | 'agent' | 'customer';

/** A text input of a form; `options` makes it a choice. */
export interface TextInput {
  name:
    | 'firstName'
    | 'lastName'
    | 'username'
    | 'email'
    | 'country'
    | 'zone'
    | 'dealerId'
    | 'companyName'
    | 'phone'
    | 'companyAddress'
    | 'businessType'
    | 'description'
    | 'distributionRegions'
    | 'position'
    | 'department'
    | 'employeeId';
  optional?: boolean;
  options?: readonly string[];
  rows?: number;
}

export interface DocumentInput {
  name:
    | 'businessLicense'
    | 'bankStatement'
    | 'shopPhotos'
    | 'idDocument'
    | 'walletProof'
    | 'employmentLetter';
  multiple?: boolean;
}

export interface Section {
  title: 'person' | 'company' | 'work' | 'place';
  inputs: readonly TextInput[];
}

/** What one registration page asks for and where it leads (specification 1 §2, §3). */
export interface KindDefinition {
  sections: readonly Section[];
  documents: readonly DocumentInput[];
  /** Texts that count among the documents: without them the toast is the one about documents. */
  verified?: readonly TextInput['name'][];
  /** Takes the code of whoever brought the person. */
  referred?: true;
  back: string;
  login: string;
  /** Wordings of the mismatch toast differ between the pages (specification 1 §5). */
  mismatch: 'plain' | 'again';
  /** Titles of the toast for a short password; null where the page shows no rule of its own. */
  short: 'shortTitle' | 'weakTitle' | null;
}

const PERSON: Section = {
  title: 'person',
  inputs: [{ name: 'firstName' }, { name: 'lastName' }, { name: 'email' }],
};
const PLACE: Section = { title: 'place', inputs: [{ name: 'country' }, { name: 'zone' }] };

export const KINDS: Record<Kind, KindDefinition> = {
  dealer: {
    sections: [
      PERSON,
      { title: 'company', inputs: [{ name: 'dealerId' }, { name: 'companyName' }] },
      PLACE,
    ],
    documents: [
      { name: 'businessLicense' },
      { name: 'bankStatement' },
      { name: 'shopPhotos', multiple: true },
    ],
    verified: ['dealerId', 'companyName'],
    referred: true,
    back: paths.register.choose,
    login: paths.login.dealer,
    mismatch: 'plain',
    short: null,
  },
  agent: {
    sections: [PERSON, PLACE],
    documents: [{ name: 'idDocument' }, { name: 'walletProof' }],
    referred: true,
    back: paths.register.choose,
    login: paths.login.agent,
    mismatch: 'plain',
    short: null,
  },
  customer: {
    sections: [PERSON, PLACE],
    documents: [],
    referred: true,
    back: paths.register.choose,
    login: paths.login.customer,
    mismatch: 'plain',
    short: null,
  },
  manufacturer: {
    sections: [
      PERSON,
      {
        title: 'company',
        inputs: [
          { name: 'companyName' },
          { name: 'businessType', options: BUSINESS_TYPES },
          { name: 'phone' },
          { name: 'companyAddress', rows: 2 },
          { name: 'country', options: MANUFACTURER_COUNTRIES },
          { name: 'zone' },
          { name: 'description', optional: true, rows: 3 },
        ],
      },
    ],
    documents: [],
    back: paths.login.manufacturer,
    login: paths.login.manufacturer,
    mismatch: 'again',
    short: 'shortTitle',
  },
  wholesaler: {
    sections: [
      PERSON,
      {
        title: 'company',
        inputs: [
          { name: 'companyName' },
          { name: 'country', options: WHOLESALER_COUNTRIES },
          { name: 'zone' },
          { name: 'distributionRegions', rows: 2 },
        ],
      },
    ],
    documents: [],
    back: paths.register.choose,
    login: paths.login.wholesaler,
    mismatch: 'again',
    short: 'weakTitle',
  },
  employee: {
    sections: [
      PERSON,
      {
        title: 'work',
        inputs: [
          { name: 'position', options: POSITIONS },
          { name: 'department', options: DEPARTMENTS },
          { name: 'employeeId', optional: true },
        ],
      },
    ],
    documents: [{ name: 'idDocument' }, { name: 'employmentLetter' }],
    back: paths.home,
    login: paths.login.employee,
    mismatch: 'again',
    short: null,
  },
};
