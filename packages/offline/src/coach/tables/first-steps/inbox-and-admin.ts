import type { KindOfWork } from "./kind-of-work.js";

/** E-mail, messages, paperwork, money and the digital household. */
export const inboxAndAdmin: readonly KindOfWork[] = [
  {
    kind: "email",
    words: "email, e-mail, mail, inbox, email backlog, gmail, outlook, unread email, mailbox, correspondence",
    minutes: 25,
    steps: {
      progress: {
        action: "Open {topic} and answer or archive the ten oldest messages",
        done: "Ten messages fewer are waiting in the inbox",
      },
      finish: {
        action: "Go through {topic} from the top and answer, archive or delete each message",
        done: "No unread message is left in the inbox",
        minutes: 45,
      },
    },
  },
  {
    kind: "messages",
    words:
      "message, slack, teams message, whatsapp, dm, text message, voicemail, notification, discord, linkedin message, group chat, comment, feedback, thank you note, thank-you note, thank-you card, rsvp",
    minutes: 15,
    steps: {
      progress: {
        action: "Open {object} and answer the three that have waited longest",
        done: "Three answers are sent",
      },
    },
  },
  {
    kind: "admin",
    words:
      "insurance, car insurance, insurance renewal, renewal, insurance claim, claim, form, passport, visa, visa application, driving licence, driver's license, license, licence, registration, car registration, permit, contract, lease, certificate, admin, life admin, subscription, membership, council, dmv, power of attorney, will, enrolment, enrollment, application form, citizenship, residency, warranty, complaint, letter from the council, gdpr request, compliance, audit, policy, bureaucracy, jury duty, parking ticket, mot, phone contract, internet, utility, electricity, gas supplier, childcare, tenancy, deposit, sim card, address change, id card",
    minutes: 25,
    steps: {
      progress: {
        action: "Find the papers for {object} and write down the next step and its date",
        done: "The papers are in one place, with the next step and its date on top",
      },
      finish: {
        action: "Finish {object}, starting with the first thing that is still missing",
        done: "It is sent off, and a copy or confirmation is saved",
      },
      start: {
        action: "Open the form or page for {object} and fill in everything you know by heart",
        done: "The form is saved, and what is missing is listed",
      },
      prepare: {
        action: "List each paper needed for {object} and tick the ones you have",
        done: "The list is complete, and each missing paper is marked",
      },
    },
  },
  {
    kind: "papers",
    words:
      "paperwork, document, paper pile, pile of paper, post pile, filing, filing cabinet, pile, letter pile, snail mail",
    minutes: 25,
    steps: {
      progress: {
        action: "Sort {object} into three piles: act on, keep, throw away",
        done: "Three piles exist, and the last one is in the bin",
      },
      finish: {
        action: "Finish {object}, starting with the first thing that is still missing",
        done: "Nothing is missing, and it is filed or sent",
      },
    },
  },
  {
    kind: "taxes",
    words:
      "tax, taxes, tax return, tax stuff, tax form, tax document, vat, vat return, fafsa, w2, gift aid, self assessment, tax prep, irs",
    minutes: 40,
    steps: {
      progress: {
        action: "Put every paper for {object} in one folder and list what is missing",
        done: "One folder holds the papers, with a list of what is missing",
      },
      finish: {
        action: "Finish {object}, starting with the first entry that is missing",
        done: "It is sent, and the confirmation is saved",
        minutes: 60,
      },
    },
  },
  {
    kind: "expenses",
    words:
      "expense, expense report, receipt, bookkeeping, accounting, bank statement, statement reconciliation, payroll, reimbursement, mileage, ledger, timesheet, time sheet, book balance",
    minutes: 30,
    steps: {
      progress: {
        action: "Open {object} and enter the five oldest receipts or entries",
        done: "Five entries are made, and each agrees with its paper",
      },
      finish: {
        action: "Finish {object}, starting with the first entry that is missing",
        done: "No entry is missing, and it is handed in",
        minutes: 45,
      },
    },
  },
  {
    kind: "bills",
    words:
      "bill, invoice, payment, rent, mortgage payment, credit card bill, overdue bill, phone bill, water bill, electricity bill, fine, direct debit",
    minutes: 20,
    steps: {
      progress: {
        action: "Look up what is due for {object} and pay or send the first amount",
        done: "The first amount shows as paid or sent",
      },
    },
  },
  {
    kind: "budget",
    words: "budget, budget spreadsheet, household budget, spending tracker",
    minutes: 30,
    steps: {
      progress: {
        action: "Open {object} and fill in the numbers of the last month",
        done: "The last month is filled in, with its total",
      },
      start: {
        action: "List what came in and what went out last month for {object}",
        done: "Both lists have a total",
      },
      think: {
        action: "List what came in and what went out last month for {object}",
        done: "Both lists have a total, and one cost to lower is marked",
      },
    },
  },
  {
    kind: "money",
    words: "money, finance, finances, savings, spending, debt, net worth, cash flow, personal finance",
    minutes: 25,
    steps: {
      progress: {
        action: "Write down three numbers about {topic}: what comes in, what goes out, what is left",
        done: "Three numbers are on one page, each with its source",
      },
    },
  },
  {
    kind: "bank",
    words:
      "bank, bank account, mortgage, loan, student loan, pension, investment, credit card, refund, salary, paycheck, pricing, cost, retirement, retirement savings, insurance quote, stocks, isa, 401k",
    minutes: 30,
    steps: {
      progress: {
        action: "Write down the numbers you know for {object} and look up the most important missing one",
        done: "The numbers are on one page, the missing one with its source",
      },
    },
  },
  {
    kind: "tabs",
    words: "tab, browser tab, open tab",
    minutes: 15,
    steps: {
      progress: {
        action: "Go through {object} from the left: save what you need later and close each one",
        done: "At most five are open, and what was worth keeping is saved",
      },
    },
  },
  {
    kind: "digital",
    words:
      "desktop, downloads folder, download folder, file, folder, photo library, backup, password, hard drive, google drive, dropbox, bookmark, notion, obsidian, phone storage, icloud, photo album, computer, old laptop, screenshot, contact list, printer setup, wifi, wi-fi, router, smart home, update",
    minutes: 25,
    steps: {
      progress: {
        action: "Open {object} and sort the first twenty items: keep, move or delete",
        done: "Twenty items are sorted",
      },
      understand: {
        action: "Write down what {object} should do and what happens instead and try the first fix",
        done: "Both sentences are written down, with the result of one fix",
      },
    },
  },
  {
    kind: "job search",
    words:
      "job application, job search, job hunt, job hunting, job listing, recruiter, application, vacancy, career, career change, internship, internship application, job offer, promotion, new job, freelance work, freelancing",
    minutes: 45,
    steps: {
      progress: {
        action: "Choose one opening for {object} and complete the first thing it asks for",
        done: "One opening is chosen, and the first thing it asks for is saved as complete",
      },
      finish: {
        action: "Finish {object}, starting with the first part that is not complete",
        done: "Nothing in {object} is empty, and it is sent",
      },
      think: {
        action: "Write down three things you want from {object} and one you will not accept",
        done: "Three wishes and one limit are written down",
        minutes: 25,
      },
      understand: {
        action: "List three openings for {object} with what each asks for and mark one",
        done: "Three openings are listed and one is marked",
        minutes: 30,
      },
    },
  },
  {
    kind: "job document",
    words:
      "cv, resume, résumé, cover letter, linkedin, linkedin profile, personal statement, reference, reference letter, recommendation letter, college application, scholarship, scholarship application, fellowship, fellowship application, university application, motivation letter, college essay",
    minutes: 40,
    steps: {
      progress: {
        action: "Open {object} and bring its weakest paragraph or entry into final shape",
        done: "That part is final and reads well aloud",
      },
      start: {
        action: "Open a new document for {object} and write the three facts that matter most",
        done: "Three facts are written down, each with an example",
        minutes: 25,
      },
      finish: {
        action: "Finish {object}, starting with the first part that is not complete",
        done: "Nothing in {object} is empty, and it is ready to send",
      },
    },
  },
  {
    kind: "interview",
    words:
      "interview, job interview, phone screen, technical interview, screening call, tech screen, case interview",
    minutes: 40,
    steps: {
      progress: {
        action: "Write answers to three likely questions for {object} and say each aloud once",
        done: "Three answers are written down and have been said aloud",
      },
    },
  },
  {
    kind: "customers",
    words:
      "client, customer, lead, sales lead, sales, crm, marketing campaign, campaign, prospect, cold call, social media, instagram, tiktok, twitter, seo, ad, shop listing, etsy shop, ebay listing, listing, fundraiser, fundraising, sponsor, donor, marketing, business, small business, startup, business idea, outreach, support ticket, order backlog, content calendar",
    minutes: 30,
    steps: {
      progress: {
        action: "Write down the next step for {object} and do the first ten minutes of it",
        done: "The next step is written down and visibly begun",
      },
      catchUp: {
        action: "List what is open with {object}, oldest first and answer the first three",
        done: "The list exists and its first three are answered",
      },
    },
  },
];
