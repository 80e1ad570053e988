import type { ContactText } from './page-fields.ts';

export const contact: ContactText = {
  heading: 'Tell us what you need',
  lead: "A few sentences are enough. You don't have to know which package you need: describe the problem and ask which service fits.",
  formHeading: 'Write to us',
  formLead: 'A person answers {company.reply-time}. Asking costs nothing and orders nothing.',
  waysHeading: 'Other ways to reach us',
  ways: [
    { title: 'Email', text: '{company.email}: best for files, or anything you want in writing.' },
    {
      title: 'WhatsApp',
      text: "{company.whatsapp}: best for a quick question, or to find out whether we're the right people.",
    },
    { title: 'Telephone', text: '{company.telephone}: best when it is easier said than written.' },
    {
      title: 'Ordering app',
      text: "Best for an order you've already placed: you'll find its requirements, its details and a contact page there.",
    },
  ],
  adviceHeading: 'What to write',
  advice: [
    'What your business does, and in which country your customers are.',
    'What visitors or readers should be able to do.',
    "The address of your website, if you have one, and what's wrong with it.",
    'A date that matters, such as an opening or a trade fair.',
    'A budget, if you have one. It helps us suggest a package that fits.',
    'Whether you need a non-disclosure agreement before you say more.',
  ],
  messagesHeading: 'Start with a prepared message',
  messages: [
    {
      label: 'A new website',
      subject: 'A new website',
      message:
        "Hello {company.name}, I need a website. My business is … and my customers are in … The site should let them … I have / don't have a logo and copy. I'd like it to be online by …",
    },
    {
      label: 'A web application',
      subject: 'A web application',
      message:
        'Hello {company.name}, I need a web application. The people who will use it are … and they should be able to … At the moment we do this with … It has to connect to …',
    },
    {
      label: 'More visitors',
      subject: 'SEO and advertising',
      message:
        "Hello {company.name}, my website is … and I'd like more customers to find it. We sell … in … So far we've tried … Which service would you begin with?",
    },
    {
      label: 'Copy',
      subject: 'Content writing',
      message:
        'Hello {company.name}, I need copy about … for … (website, blog, magazine). The readers are … and the length should be about … words. Keywords: …',
    },
    {
      label: 'A logo or graphics',
      subject: 'Graphic design',
      message:
        "Hello {company.name}, I need a … (logo, post, banner, infographic) for … It'll be used on … I like the style of … and I don't like …",
    },
    {
      label: "An order I've placed",
      subject: 'A question about my order',
      message: 'Hello {company.name}, I have a question about my order. Its number is … and my question is …',
    },
  ],
  officesHeading: 'Offices',
  officesText:
    "We're based in {company.base}. Write from wherever you are: the same email and WhatsApp reach every office.",
};
