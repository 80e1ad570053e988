import { maintenance } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'website-maintenance-and-support',
  number: 7,
  name: 'Website Maintenance and Support',
  shortName: 'Maintenance and Support',
  packages: maintenance,
  words: { said: 'website maintenance', thing: 'website maintenance', terms: ['site care', 'website support plan'] },
  alsoCalled: [
    'maintenance',
    'website support',
    'upkeep',
    'care',
    'monthly care',
    'look after it',
    'looking after it',
    'website care',
    'care plan',
    'maintain my website',
    'maintain my site',
    'maintain a website',
    'look after my website',
    'look after my site',
    'look after a site',
    'look after our site',
    'look after our website',
    'support plan',
    'maintenance and support',
    'website updates',
    'site updates',
    'aftercare',
    'site care',
    'maintain',
    'servicing my website',
    'support package',
    'technical support for my website',
    'plugin updates',
    'ongoing support',
  ],
};

export const text: ServiceText = {
  promise: 'Updates, backups, security checks and small changes, so your site keeps working while you do.',
  about: [
    'Website maintenance means that someone looks after your site regularly, before small faults grow. A site ages even when nobody touches it: the software under it needs security updates, browsers and phones change, a form stops sending, a price is out of date.',
    "There's a package for each kind of site: Basic for WordPress, Standard for Strapi and React, Premium for MERN applications. All of them include updates, backups, security checks and fixes for {website-maintenance-and-support.basic.days}. For your own changes, Basic includes {website-maintenance-and-support.basic.customizationHours}, Standard {website-maintenance-and-support.standard.customizationHours.figure} and Premium {website-maintenance-and-support.premium.customizationHours.figure}.",
    'Maintenance is care for a site that already exists. If you wonder whether yours is worth keeping, a consulting review can answer that first. If your list of changes is longer than the hours allow, a development package is the better choice, and maintenance can follow once the new version is live.',
  ],
  audience: [
    'The developer who built your site is gone',
    "Your dashboard shows updates and you're afraid to press the button",
    "You need small changes regularly and don't want to brief a new person each time",
    "Your site has been hacked or broken before, and you don't want a repeat",
  ],
  deliverables: [
    'Updates to the system your site runs on',
    'Backups of the site',
    'Security checks',
    'Fixes for things that break',
    'Small changes within your customization hours',
    'A dedicated project manager for your requests',
  ],
  process: [
    {
      title: 'Access',
      text: 'You give us logins to the site, the host and, if you have one, the code repository.',
    },
    {
      title: 'First check',
      text: 'We usually start with a backup, then look at versions, security and visible faults.',
    },
    {
      title: 'Regular care',
      text: 'We run updates, backups and security checks, and fix what breaks.',
    },
    {
      title: 'Your requests',
      text: 'You send small changes to your project manager. Ask how many of your hours each will take.',
    },
    {
      title: 'Next period',
      text: 'Nothing renews by itself: to carry on, order again, with whichever package suits you then.',
    },
  ],
  technologies: ['WordPress', 'Strapi', 'React', 'MongoDB', 'Express', 'Node.js', 'Backups', 'Security checks'],
  questions: [
    {
      question: 'Do you maintain sites that someone else built?',
      answer:
        'Yes, if they run on one of the systems our packages name: WordPress, Strapi and React, or MERN. If yours has been neglected, email us at {company.email} first: some sites need repairs that go beyond maintenance.',
    },
    {
      question: 'What can I ask for in the customization hours?',
      answer:
        'Anything a developer can do on your existing site, for example swap pictures, add a section, change opening hours, add a field to a form, adjust a layout that looks wrong on a phone. New features, a batch of new pages or a new design are separate projects.',
    },
    {
      question: 'What if my changes need more hours than I have?',
      answer:
        "Ask your project manager before the work begins. You can drop something, leave it for the next period or order a development package for the larger part. Work beyond the package is only done after both sides have agreed on it in writing, so there's no surprise bill.",
    },
    {
      question: 'Am I tied to a long contract?',
      answer:
        "No. One maintenance order covers {website-maintenance-and-support.basic.days}, paid {policy.paid}, and nothing renews by itself. There's no minimum term and nothing to cancel.",
    },
    {
      question: 'Are hosting and domain fees included?',
      answer:
        'No. Hosting, domains, paid plugins and other subscriptions are billed by their providers. Keep the contracts and payments in your own name, so that nobody else controls your site.',
    },
    {
      question: 'Could an update break my site?',
      answer:
        "It can happen, especially on sites with many plugins or long gaps between updates. That's what backups are for, and they're part of every maintenance package. The usual way is to back up first, update, look at the site and restore the backup if something fails.",
    },
    {
      question: 'Which package do I need if my site is partly WordPress, partly React?',
      answer:
        'Ask first, because each maintenance package is for one kind of site: Basic for WordPress, Standard for Strapi and React, Premium for MERN. Send the address to {company.email} and say which parts we should look after. If the two halves run separately, you may need a package for each.',
    },
    {
      question: 'Does maintenance cover SEO and new articles?',
      answer:
        "No, maintenance keeps the technical side sound. You can use customization hours to place copy you've written, but writing, keyword work and optimization are separate services with packages of their own. A well-kept site helps them, because pages that fail or load slowly waste good content.",
    },
  ],
  related: ['web-development-consulting', 'wordpress-development', 'search-engine-optimization', 'website-development'],
  searchTitle: 'Website Maintenance and Support | {company.name}',
  searchDescription:
    'Updates, backups, security checks and small changes for WordPress, Strapi, React and MERN sites, from {website-maintenance-and-support.from} per {website-maintenance-and-support.basic.days}.',
};
