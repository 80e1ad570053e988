const { choice, emailAddress, integer, line, lines, text, time, unseen, yesOrNo } = require('./fields.js');
const { answerHelp, entryFields } = require('./knowledge.js');

const fromSite = { fixed: true };
const personal = { fixed: true, hidden: true };

/** What the site submits and staff process. */
const types = {
  lead: {
    plural: 'leads',
    name: 'Message from a visitor',
    title: 'reference',
    list: ['receivedAt', 'name', 'service', 'state', 'marks'],
    sort: 'receivedAt',
    order: 'DESC',
    inbox: true,
    fields: {
      state: choice('Status', ['new', 'answered', 'spam'], { required: true, value: 'new' }),
      staffNote: text('Note for colleagues', { hidden: true, max: 5000 }),
      kind: line('Kind', fromSite),
      name: line('Name', personal),
      email: emailAddress('Email', personal),
      company: line('Company', personal),
      country: line('Country', fromSite),
      service: line('Service', fromSite),
      budget: line('Budget', fromSite),
      message: text('Message', { ...personal, max: 5000 }),
      estimate: text('Estimate', { ...fromSite, max: 2000 }),
      transcript: text('Conversation with the assistant', { ...personal, max: 20_000 }),
      marks: line('Looks like a robot’s', {
        ...fromSite,
        help: 'Why it may be spam; usually empty.',
      }),
      reference: line('Reference', { ...fromSite, required: true, unique: true, help: 'What the visitor was told.' }),
      receivedAt: time('Received', { ...fromSite, required: true }),
    },
  },
  'unanswered-question': {
    plural: 'unanswered-questions',
    name: 'Unanswered question',
    title: 'question',
    list: ['question', 'count', 'lastAsked', 'state'],
    sort: 'count',
    order: 'DESC',
    inbox: true,
    fields: {
      question: line('Question', {
        required: true,
        min: 2,
        max: 160,
        help: 'As it was asked, without names and addresses. Correct it before you answer.',
      }),
      answer: text('Your answer', {
        help: `When you save, it is sent to the site, unless you switch that off below. Beside the form you see whether the assistant knows it. ${answerHelp}`,
      }),
      publish: yesOrNo('Publish the answer when this is saved', {
        value: true,
        help: 'Switch it off while you are still writing.',
      }),
      wordings: lines('Other wordings', { help: 'As visitors put it. They go with the entry.', longest: 160 }),
      ...entryFields,
      reply: text('What the assistant said', fromSite),
      count: integer('How often it was asked', { ...fromSite, min: 1, value: 1 }),
      firstAsked: time('First asked', fromSite),
      lastAsked: time('Last asked', fromSite),
      state: choice('Status', ['new', 'answered', 'ignored'], { required: true, value: 'new' }),
      entryNumber: integer('Number of its answer', fromSite),
      // Without punctuation: the same question asked again is counted here.
      key: unseen(line('Key', { ...fromSite, unique: true })),
    },
  },
  'content-problem': {
    plural: 'content-problems',
    name: 'Problem with content',
    title: 'record',
    list: ['type', 'record', 'reason', 'updatedAt'],
    sort: 'updatedAt',
    order: 'DESC',
    inbox: true,
    fields: {
      type: line('Where', { ...fromSite, required: true }),
      record: line('Which', { ...fromSite, required: true }),
      reason: text('What is wrong', { ...fromSite, required: true }),
      meanwhile: line('Meanwhile', { ...fromSite, help: 'It disappears from this list once it is fixed.' }),
      firstSeen: time('First seen', fromSite),
      // The target of a link: type, document and field.
      kind: unseen(line('Type', fromSite)),
      document: unseen(line('Document', fromSite)),
      field: unseen(line('Field', fromSite)),
    },
  },
};

module.exports = { components: {}, types };
