import type { KindRow } from "./kind-of-work.js";

/** E-mail, messages, paperwork, money and the digital household. */
export const inboxAndAdmin: readonly KindRow[] = [
  {
    kind: "email",
    words: "email, e-mail, mail, inbox, email backlog, gmail, outlook, unread email, mailbox, correspondence",
    minutes: 25,
    steps: {
      progress:
        "Open {topic} and answer or archive the ten oldest messages | Ten messages fewer are waiting in the inbox",
      finish:
        "Go through {topic} from the top and answer, archive or delete each message | No unread message is left in the inbox | 45",
    },
  },
  {
    kind: "messages",
    words:
      "message, slack, teams message, whatsapp, dm, text message, voicemail, notification, discord, linkedin message, group chat, comment, feedback, thank you note, thank-you note, thank-you card, rsvp",
    minutes: 15,
    steps: {
      progress: "Open {object} and answer the three that have waited longest | Three answers are sent",
    },
  },
  {
    kind: "admin",
    words:
      "insurance, car insurance, insurance renewal, renewal, insurance claim, claim, form, passport, visa, visa application, driving licence, driver's license, license, licence, registration, car registration, permit, contract, lease, certificate, admin, life admin, subscription, membership, council, dmv, power of attorney, will, enrolment, enrollment, application form, citizenship, residency, warranty, complaint, letter from the council, gdpr request, compliance, audit, policy, bureaucracy, jury duty, parking ticket, mot, phone contract, internet, utility, electricity, gas supplier, childcare, tenancy, deposit, sim card, address change, id card",
    minutes: 25,
    steps: {
      progress:
        "Find the papers for {object} and write down the next step and its date | The papers are in one place, with the next step and its date on top",
      finish:
        "Finish {object}, starting with the first thing that is still missing | It is sent off, and a copy or confirmation is saved",
      start:
        "Open the form or page for {object} and fill in everything you know by heart | The form is saved, and what is missing is listed",
      prepare:
        "List each paper needed for {object} and tick the ones you have | The list is complete, and each missing paper is marked",
    },
  },
  {
    kind: "papers",
    words:
      "paperwork, document, paper pile, pile of paper, post pile, filing, filing cabinet, pile, letter pile, snail mail",
    minutes: 25,
    steps: {
      progress:
        "Sort {object} into three piles: act on, keep, throw away | Three piles exist, and the last one is in the bin",
      finish:
        "Finish {object}, starting with the first thing that is still missing | Nothing is missing, and it is filed or sent",
    },
  },
  {
    kind: "taxes",
    words:
      "tax, taxes, tax return, tax stuff, tax form, tax document, vat, vat return, fafsa, w2, gift aid, self assessment, tax prep, irs",
    minutes: 40,
    steps: {
      progress:
        "Put every paper for {object} in one folder and list what is missing | One folder holds the papers, with a list of what is missing",
      finish:
        "Finish {object}, starting with the first entry that is missing | It is sent, and the confirmation is saved | 60",
    },
  },
  {
    kind: "expenses",
    words:
      "expense, expense report, receipt, bookkeeping, accounting, bank statement, statement reconciliation, payroll, reimbursement, mileage, ledger, timesheet, time sheet, book balance",
    minutes: 30,
    steps: {
      progress:
        "Open {object} and enter the five oldest receipts or entries | Five entries are made, and each agrees with its paper",
      finish:
        "Finish {object}, starting with the first entry that is missing | No entry is missing, and it is handed in | 45",
    },
  },
  {
    kind: "bills",
    words:
      "bill, invoice, payment, rent, mortgage payment, credit card bill, overdue bill, phone bill, water bill, electricity bill, fine, direct debit",
    minutes: 20,
    steps: {
      progress:
        "Look up what is due for {object} and pay or send the first amount | The first amount shows as paid or sent",
    },
  },
  {
    kind: "budget",
    words: "budget, budget spreadsheet, household budget, spending tracker",
    minutes: 30,
    steps: {
      progress:
        "Open {object} and fill in the numbers of the last month | The last month is filled in, with its total",
      start: "List what came in and what went out last month for {object} | Both lists have a total",
      think:
        "List what came in and what went out last month for {object} | Both lists have a total, and one cost to lower is marked",
    },
  },
  {
    kind: "money",
    words: "money, finance, finances, savings, spending, debt, net worth, cash flow, personal finance",
    minutes: 25,
    steps: {
      progress:
        "Write down three numbers about {topic}: what comes in, what goes out, what is left | Three numbers are on one page, each with its source",
    },
  },
  {
    kind: "bank",
    words:
      "bank, bank account, mortgage, loan, student loan, pension, investment, credit card, refund, salary, paycheck, pricing, cost, retirement, retirement savings, insurance quote, stocks, isa, 401k",
    minutes: 30,
    steps: {
      progress:
        "Write down the numbers you know for {object} and look up the most important missing one | The numbers are on one page, the missing one with its source",
    },
  },
  {
    kind: "tabs",
    words: "tab, browser tab, open tab",
    minutes: 15,
    steps: {
      progress:
        "Go through {object} from the left: save what you need later and close each one | At most five are open, and what was worth keeping is saved",
    },
  },
  {
    kind: "digital",
    words:
      "desktop, downloads folder, download folder, file, folder, photo library, backup, password, hard drive, google drive, dropbox, bookmark, notion, obsidian, phone storage, icloud, photo album, computer, old laptop, screenshot, contact list, printer setup, wifi, wi-fi, router, smart home, update",
    minutes: 25,
    steps: {
      progress:
        "Open {object} and sort the first twenty items: keep, move or delete | Twenty items are sorted",
      understand:
        "Write down what {object} should do and what happens instead and try the first fix | Both sentences are written down, with the result of one fix",
    },
  },
  {
    kind: "job search",
    words:
      "job application, job search, job hunt, job hunting, job listing, recruiter, application, vacancy, career, career change, internship, internship application, job offer, promotion, new job, freelance work, freelancing",
    minutes: 45,
    steps: {
      progress:
        "Choose one opening for {object} and complete the first thing it asks for | One opening is chosen, and the first thing it asks for is saved as complete",
      finish:
        "Finish {object}, starting with the first part that is not complete | Nothing in {object} is empty, and it is sent",
      think:
        "Write down three things you want from {object} and one you will not accept | Three wishes and one limit are written down | 25",
      understand:
        "List three openings for {object} with what each asks for and mark one | Three openings are listed and one is marked | 30",
    },
  },
  {
    kind: "job document",
    words:
      "cv, resume, résumé, cover letter, linkedin, linkedin profile, personal statement, reference, reference letter, recommendation letter, college application, scholarship, scholarship application, fellowship, fellowship application, university application, motivation letter, college essay",
    minutes: 40,
    steps: {
      progress:
        "Open {object} and bring its weakest paragraph or entry into final shape | That part is final and reads well aloud",
      start:
        "Open a new document for {object} and write the three facts that matter most | Three facts are written down, each with an example | 25",
      finish:
        "Finish {object}, starting with the first part that is not complete | Nothing in {object} is empty, and it is ready to send",
    },
  },
  {
    kind: "interview",
    words:
      "interview, job interview, phone screen, technical interview, screening call, tech screen, case interview",
    minutes: 40,
    steps: {
      progress:
        "Write answers to three likely questions for {object} and say each aloud once | Three answers are written down and have been said aloud",
    },
  },
  {
    kind: "customers",
    words:
      "client, customer, lead, sales lead, sales, crm, marketing campaign, campaign, prospect, cold call, social media, instagram, tiktok, twitter, seo, ad, shop listing, etsy shop, ebay listing, listing, fundraiser, fundraising, sponsor, donor, marketing, business, small business, startup, business idea, outreach, support ticket, order backlog, content calendar",
    minutes: 30,
    steps: {
      progress:
        "Write down the next step for {object} and do the first ten minutes of it | The next step is written down and visibly begun",
      catchUp:
        "List what is open with {object}, oldest first and answer the first three | The list exists and its first three are answered",
    },
  },
];
