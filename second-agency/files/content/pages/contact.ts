import type { ContactText } from '#content/pages/page-fields.ts';

export const contact: ContactText = {
  heading: 'Ask for a date',
  lead: 'Say what there is to photograph, where and when. We say whether the date is free.',
  formHeading: 'Write to us',
  formLead: 'A person answers {company.reply-time}.',
  waysHeading: 'Other ways to reach us',
  ways: [
    { title: 'Email', text: '{company.email}: best for lists and timetables.' },
    { title: 'Telephone', text: '{company.telephone}: best when it is easier said than written.' },
  ],
  adviceHeading: 'What to write',
  advice: ['What it is: a wedding, a shop, a house.', 'Where and when.', 'How many people or things there are.'],
  messagesHeading: 'Start with a prepared message',
  messages: [
    {
      label: 'A wedding',
      subject: 'A wedding',
      message: 'Hello {company.name}, we are getting married on … in … There will be about … guests.',
    },
    {
      label: 'A portrait',
      subject: 'A portrait',
      message: 'Hello {company.name}, we would like a portrait of … people, in the studio or in …',
    },
  ],
  officesHeading: 'The studio',
  officesText: "We're based in {company.base}.",
};
