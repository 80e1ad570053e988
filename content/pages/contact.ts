import type { PageText, Point } from './page-text.ts';

interface PreparedMessage {
  /** Label of the choice. */
  label: string;
  subject: string;
  message: string;
}

interface ContactText extends PageText {
  waysHeading: string;
  ways: readonly Point[];
  adviceHeading: string;
  advice: readonly string[];
  messagesHeading: string;
  messages: readonly PreparedMessage[];
  officesHeading: string;
  officesText: string;
}

export const contact: ContactText = {
  heading: 'Tell us what you need',
  lead: 'A few sentences are enough. You do not have to know which package is the right one: describe the problem, and we name the service.',
  waysHeading: 'Ways to reach us',
  ways: [
    { title: 'E-mail', text: '{company.email}: best for anything with files, or that you want to have in writing.' },
    {
      title: 'WhatsApp',
      text: '{company.whatsapp}: best for a quick question, or to find out whether we are the right people.',
    },
    {
      title: 'Ordering app',
      text: 'Best for an order you have already placed: its requirements, its details and a contact page are there.',
    },
  ],
  adviceHeading: 'What to write',
  advice: [
    'What your business does, and in which country your customers are.',
    'What a visitor or reader should be able to do in the end.',
    'The address of your website, if there is one, and what is wrong with it.',
    'A date that matters, such as an opening or a trade fair.',
    'A budget, if you have one. It helps us to suggest a package that fits, not to spend it.',
    'Whether you need a non-disclosure agreement before you say more.',
  ],
  messagesHeading: 'Start with a prepared message',
  messages: [
    {
      label: 'A new website',
      subject: 'A new website',
      message:
        'Hello {company.name}, I need a website. My business is … and my customers are in … The site should let them … I have / do not have a logo and texts. I would like it to be online by …',
    },
    {
      label: 'A web application',
      subject: 'A web application',
      message:
        'Hello {company.name}, I need a web application. The people who will use it are … and they should be able to … At present we do this with … It has to connect with …',
    },
    {
      label: 'More visitors',
      subject: 'SEO and advertising',
      message:
        'Hello {company.name}, my website is … and I would like more customers to find it. We sell … in … So far we have tried … Which service would you begin with?',
    },
    {
      label: 'Texts',
      subject: 'Content writing',
      message:
        'Hello {company.name}, I need texts about … for … (website, blog, magazine). The readers are … and the length should be about … words. Keywords: …',
    },
    {
      label: 'A logo or graphics',
      subject: 'Graphic design',
      message:
        'Hello {company.name}, I need a … (logo, post, banner, infographic) for … It will be used on … I like the style of … and I do not like …',
    },
    {
      label: 'An order I have placed',
      subject: 'A question about my order',
      message: 'Hello {company.name}, I have a question about my order. Its number is … and my question is …',
    },
  ],
  officesHeading: 'Offices',
  officesText:
    'Our base is in {company.base}. Write from wherever you are: every office is reached by the same e-mail and WhatsApp.',
};
