const { choice, emailAddress, integer, line, lines, many, one, text } = require('./fields.js');

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const clock = '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d|24:00)$';

const components = {
  'company.story': {
    name: 'Story',
    fields: {
      line: line('Heading of the page about us', { required: true, min: 2, max: 60 }),
      meaning: text('What the name means', {
        required: true,
        min: 2,
        help: 'The assistant’s answer to ‘what does your name mean?’.',
      }),
    },
  },
  'company.office': {
    name: 'Office',
    title: 'country',
    fields: {
      iso: line('Code of the country', { required: true, pattern: '^[A-Z]{2}$', help: 'Two capital letters: GB' }),
      country: line('Country', { required: true, min: 2 }),
      code: line('Short form', { required: true, min: 2, max: 5, help: 'For narrow lists: UK' }),
    },
  },
  'company.opening-time': {
    name: 'Opening time',
    title: 'day',
    fields: {
      day: choice('Day', weekdays, { required: true }),
      opens: line('Opens', { required: true, pattern: clock, help: 'Local time at the office: 09:00' }),
      closes: line('Closes', { required: true, pattern: clock, help: 'Later on the same day: 18:00' }),
    },
    check: ({ opens, closes }) =>
      opens && closes && opens >= closes ? [{ at: 'closes', message: `${closes} is not after ${opens}` }] : [],
  },
  'company.holiday': {
    name: 'Holiday',
    title: 'name',
    fields: {
      date: line('Date', {
        required: true,
        pattern: '^(?:\\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
        help: 'Month and day if it is every year, 12-25; with the year if it is once, 2027-03-10',
      }),
      name: line('Name', { required: true, min: 2, max: 60 }),
    },
  },
  'company.office-hours': {
    name: 'Office hours',
    fields: {
      timeZone: line('Time zone', {
        required: true,
        pattern: '^[A-Za-z_]+(?:/[A-Za-z_+-]+)*$',
        help: 'Its name: Europe/Lisbon',
      }),
      replyWorkingDays: integer('Working days within which a person replies', {
        required: true,
        min: 1,
        max: 30,
        value: 1,
        help: 'Visitors see it as day and hour.',
      }),
      openingTimes: many('company.opening-time', 'Opening times', { min: 1, max: 21 }),
      holidays: many('company.holiday', 'Holidays', { max: 100 }),
    },
  },
  'company.social-profile': {
    name: 'Social profile',
    title: 'label',
    fields: {
      network: choice('Network', ['facebook', 'twitter', 'linkedin', 'youtube', 'instagram'], { required: true }),
      label: line('Label', { required: true, min: 2 }),
      url: line('Address', { required: true, pattern: '^https?://' }),
    },
  },
};

const types = {
  company: {
    single: true,
    plural: 'companies',
    name: 'Company',
    fields: {
      name: line('Name', { required: true, min: 2, max: 30, help: 'As people say it.' }),
      legalName: line('Legal name', { required: true, min: 2 }),
      since: integer('Year of foundation', { required: true, min: 1900, max: 2100 }),
      base: line('Country of the base', {
        required: true,
        pattern: '^[A-Z]{2}$',
        help: 'The code of one of the offices: GB',
      }),
      email: emailAddress('Email', { required: true }),
      whatsapp: line('WhatsApp', {
        required: true,
        pattern: '^\\+\\d[\\d ]{6,18}$',
        help: 'With the country code: +44 20 7946 0958',
      }),
      slogan: line('Slogan', { required: true, min: 2 }),
      currency: line('Currency', {
        required: true,
        pattern: '^[A-Z]{3}$',
        help: 'Its code: USD. All prices are in it.',
      }),
      taxNote: line('Note about taxes', {
        pattern: '[^.\\s]$',
        help: 'Shown next to prices, without a full stop: VAT not included. Leave it empty if there is nothing to say.',
      }),
      story: one('company.story', 'Story', { required: true }),
      offices: many('company.office', 'Offices', { min: 1 }),
      // A panel seeded before these fields existed. Until staff fill them in, the repository's values apply.
      officeHours: one('company.office-hours', 'Office hours'),
      socialProfiles: many('company.social-profile', 'Social profiles'),
      brandMisspellings: lines('How visitors misspell the name', { help: 'In lower case.' }),
      site: line('Address of the site', {
        required: true,
        pattern: '^https?://',
        help: 'SITE_URL on the server overrides it.',
      }),
      orderApp: line('Address of the ordering app', {
        required: true,
        pattern: '^https?://',
        help: 'ORDER_APP_URL on the server overrides it.',
      }),
      storagePrefix: line('Prefix for browser storage', {
        required: true,
        pattern: '^[a-z][a-z0-9-]*$',
        help: 'Lower case, digits and hyphens. Changing it closes the chats visitors have open.',
      }),
    },
  },
};

module.exports = { components, types };
