import { webApplication } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'web-application-development',
  number: 9,
  name: 'Web Application Development',
  shortName: 'Web Applications',
  packages: webApplication,
  words: {
    said: 'web application development',
    thing: 'a web application',
    terms: ['web app', 'custom web application'],
  },
  alsoCalled: [
    'web application',
    'web app',
    'webapp',
    'web app development',
    'saas',
    'web based software',
    'web based app',
    'internal tool',
    'customer portal',
    'client portal',
    'booking system',
    'crm system',
    'web portal',
    'admin panel',
    'custom software',
    'online portal',
    'dashboard application',
    'software for my business',
    'online platform',
    'booking portal',
    'web software',
    'online system',
    'portal',
    'marketplace platform',
    'management system',
    'inventory system',
    'online booking app',
    'staff portal',
    'member portal',
  ],
};

export const text: ServiceText = {
  promise: 'Software in the browser for the work your business does every day.',
  about: [
    'Web application development means building software that people use in the browser. A website is read; a web application is used. People enter something, look something up, approve, book or pay, and the application remembers it. Typical examples are booking systems, customer portals, order tools, training platforms and internal dashboards. They run in any current browser, so nobody has to install anything.',
    'Basic is a working application of up to {web-application-development.basic.pages}, without accounts. Standard has up to {web-application-development.standard.pages} with sign-in, sign-up and a dashboard. Premium has up to {web-application-development.premium.pages} and adds user management, payments, email and connections to other systems. Here a page means a screen, such as a list, a form or a report.',
    'Choose web application development if you think in tasks: what should staff or customers be able to do? If you care about the technology and already want MongoDB, Express, React and Node.js, the MERN page describes the same packages from that side. If only the server part is missing, see back-end development.',
  ],
  audience: [
    'Your team keeps orders or bookings in spreadsheets it has outgrown',
    'Your customers should be able to see their own orders, files or invoices (Standard and Premium)',
    'You have an idea for an online product and want a first version',
    "You pay for a tool, use only a fraction of it, and it still doesn't match how you work",
  ],
  deliverables: [
    'A running web application with the number of screens in your package',
    'A database for your records',
    'Screens that fit phone, tablet and desktop',
    'Full source code, front end and server',
    'Sign-in, sign-up and a dashboard (Standard and Premium)',
    'User management with payment, email and API integration (Premium)',
  ],
  process: [
    {
      title: 'Tasks',
      text: 'We write down who uses the application and what each person has to get done, step by step.',
    },
    {
      title: 'Screen plan',
      text: "Each task becomes a chain of screens. You approve the plan in writing, and that's the scope we build.",
    },
    {
      title: 'First path',
      text: 'We usually build the most important task first, from end to end, so you can try it early.',
    },
    { title: 'The rest', text: 'We add the remaining screens, roles and connections of your package.' },
    { title: 'Trial', text: 'Your people use it with test data and tell us what they stumble over.' },
    {
      title: 'Handover',
      text: 'You receive the source code of the application.',
    },
  ],
  technologies: [
    'MongoDB',
    'Express',
    'React',
    'Node.js',
    'TypeScript',
    'REST APIs',
    'Payment providers (Premium)',
    'Email services (Premium)',
  ],
  questions: [
    {
      question: 'Do I need a web application or a website?',
      answer:
        'Think of the person in front of it. If they read, look around and get in touch, you need a website. If they log in, enter data and come back tomorrow to find it there, you need an application. Many businesses need both: a public site to be found and an application behind its sign-in button.',
    },
    {
      question: 'Do I also get an app for the app stores?',
      answer:
        "No. A web application opens in the browser of a phone, tablet or computer and adapts to the screen, and that's often enough. Apps for the Apple or Google store aren't in our catalogue. The server part can often serve such an app later, if someone develops one.",
    },
    {
      question: 'Can several kinds of users have different rights?',
      answer:
        'Yes, with the Premium web application package, which includes user management. Choose it when managers, staff and customers should see different things, or somebody needs to invite users, block them or change their accounts. Standard has sign-in, sign-up and a dashboard for people who all see the same kind of screens.',
    },
    {
      question: 'How do payments work, and who gets the money?',
      answer:
        "Payment integration is in the Premium web application package. You open an account with a payment provider that works in your country, we connect it, and customers pay there. Money and payment data go between your customer and the provider, not through us. The provider's fees are between you and them.",
    },
    {
      question: 'What if I notice halfway that something is missing?',
      answer:
        "That's normal. Adjustments to agreed screens are revisions, each adding {policy.revision-days}. New screens or functions change the scope, so both sides approve them in writing before work on them starts. Ask your project manager what they'd mean for the price and the date.",
    },
    {
      question: 'Can we start small and extend it later?',
      answer:
        "Yes, and it's often wiser. Start with the task that costs you the most time, use that part for a while, then decide what comes next. All packages use the same technology and you get the source code, so later work can continue from the application you have.",
    },
    {
      question: 'Is my idea safe with you?',
      answer:
        'We can sign an NDA before you tell us the details, and the finished work, source code included, is yours to use, change and move. If your application stores personal data, tell us which laws apply to you, so storage and access can be planned accordingly.',
    },
    {
      question: 'Can you bring in our existing data?',
      answer:
        "Possibly, but ask first: moving data isn't listed in our web application packages. Describe your spreadsheet or current tool first, with a sample if you can. A plain list is usually easy to take over; years of records in changing formats are a job of their own, agreed in writing.",
    },
  ],
  related: ['back-end-web-development', 'website-development', 'ai-chatbot-development'],
  searchTitle: 'Web Application Development | {company.name}',
  searchDescription:
    'Portals, booking tools and dashboards that run in the browser, source code included. Packages from {web-application-development.from}, ready in {web-application-development.times}.',
};
