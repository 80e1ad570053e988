import type { CareersText } from '#content/pages/page-fields.ts';

export const careers: CareersText = {
  heading: 'Work with us',
  lead: "There's no list of vacancies here, but you're welcome to apply.",
  openHeading: 'What you could do here',
  openText: 'We look for people who are early and kind.',
  roles: [
    { title: 'Second photographer', text: 'You know your camera in the dark and like weddings.' },
    { title: 'Retouching', text: 'You see a green shadow across the room.' },
  ],
  sendHeading: 'What to send',
  sendPoints: [
    { title: 'Ten photographs', text: 'The ones you would take again.' },
    { title: 'A few lines about yourself', text: 'What you do, and what you would like to do next.' },
  ],
  applyHeading: 'Write to us',
  applyText: 'Send your application to {company.email}.',
  applySubject: 'Open application',
};
