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
    'A website ages even when nobody touches it. The software under it needs security updates, browsers and phones change, a form stops sending, a price is out of date. Maintenance means that somebody looks after all this regularly, finds small faults before they grow and knows your site when you call.',
    'There is one package for each kind of site: Basic for WordPress, Standard for Strapi and React, Premium for MERN applications. All of them contain updates, backups, security checks and fixes for a period of {website-maintenance-and-support.basic.days}. The hours for your own wishes rise from {website-maintenance-and-support.basic.customizationHours} in Basic to {website-maintenance-and-support.premium.customizationHours} in Premium.',
    'This is care for a site that exists. If you wonder whether yours is worth keeping, a consulting review answers that first. If the list of changes is longer than the hours allow, a development package is the honest choice, and maintenance can follow once the new version is live.',
  ],
  audience: [
    'The developer who built your site is gone',
    'Your dashboard shows updates and you are afraid to press the button',
    'You need small changes regularly and do not want to brief a new person each time',
    'Your site has been hacked or broken before, and you do not want a repeat',
  ],
  deliverables: [
    'Updates of the system your site runs on',
    'Backups of the site',
    'Security checks',
    'Fixes for things that break',
    'Small changes within your customization hours',
    'A project manager who knows your site and takes your requests',
  ],
  process: [
    {
      title: 'Access',
      text: 'You give us logins to the site, the host and, where there is one, the code repository. We note what runs where.',
    },
    {
      title: 'First check',
      text: 'We make a backup before anything else, then look at versions, security and visible faults, and tell you what we found.',
    },
    {
      title: 'Regular care',
      text: 'We run updates, backups and security checks, and look at the site afterwards to see that all is well.',
    },
    {
      title: 'Your requests',
      text: 'You send small changes to your project manager, who tells you how much of your hours each will take before we begin.',
    },
    {
      title: 'Next period',
      text: 'Your project manager tells you what was done, and you decide about the next period.',
    },
  ],
  technologies: ['WordPress', 'Strapi', 'React', 'MongoDB', 'Express', 'Node.js', 'Backups', 'Security checks'],
  questions: [
    {
      question: 'Do you maintain sites that someone else built?',
      answer:
        'Yes, if they run on one of the systems our packages name: WordPress, Strapi and React, or MERN. We begin with a check to learn how the site is made. Should it turn out to be in a state that maintenance cannot carry, we tell you and explain what would have to be repaired first.',
    },
    {
      question: 'What can I ask for in the customization hours?',
      answer:
        'Things a developer can do in your existing site: swap pictures, add a section, change opening hours, add a field to a form, adjust a layout that looks wrong on a phone. New functions, a batch of new pages or a new design are projects of their own, and we say so before spending your hours on them.',
    },
    {
      question: 'What if my changes need more hours than I have?',
      answer:
        'Your project manager tells you before the work begins. You can then drop something, leave it for the next period or order a development package for the larger part. Work beyond the package is only done after both sides have agreed on it in writing, so there is no surprise bill.',
    },
    {
      question: 'Am I tied to a long contract?',
      answer:
        'Packages are priced for {website-maintenance-and-support.basic.days} at a time, paid {policy.upfront} up front, and no longer term is part of them. If you do not want the next period, tell your project manager before it begins. Keep your own logins to the host and the site the whole time. They belong to you, and leaving should never depend on our help.',
    },
    {
      question: 'Are hosting and domain fees included?',
      answer:
        'No. Hosting, domains, paid plugins and other subscriptions are billed to you by their providers. We work inside those accounts and let you know if we see something about to expire, but the contracts and the payments stay in your name. That way your site is never held by a middleman.',
    },
    {
      question: 'Could an update break my site?',
      answer:
        'It can happen, above all on sites with many plugins or long gaps between updates. That is why a backup comes before every update and a look at the site after it. If something fails, we go back to the backup and find out which part is to blame before trying again.',
    },
    {
      question: 'Which package if my site is partly WordPress, partly React?',
      answer:
        'Choose by the most demanding part that we should look after. A React front end with WordPress behind it needs Standard, because both halves have to be kept in step. A MERN application with a WordPress blog beside it is Premium. If in doubt, send us the address and we will name the right one.',
    },
    {
      question: 'Does maintenance cover SEO and new articles?',
      answer:
        'No, it keeps the technical side sound. You may use customization hours to place texts you have written, but writing, keyword work and optimization are separate services with packages of their own. A well-kept site helps them, because pages that fail or load slowly waste good content.',
    },
  ],
  related: ['web-development-consulting', 'wordpress-development', 'search-engine-optimization', 'website-development'],
  searchTitle: 'Website Maintenance and Support | {company.name}',
  searchDescription:
    'Updates, backups, security checks and small changes for WordPress, Strapi, React and MERN sites, from {website-maintenance-and-support.from} per {website-maintenance-and-support.basic.days}.',
};
