import {
  CheckCircle,
  Clock,
  Discuss,
  House,
  Message,
  Question,
  TrendUp,
  User,
  Walk,
  WarningCircle,
} from '@strapi/icons';
import { formOf, listOf, uidOf } from '../addresses.js';
import { longDate, shortDate } from '../dates.js';
import { kindOf } from '../messages/kind-of.js';
import { publishesAll } from '../permissions.js';
import { InvitationsWidget } from './invitations-widget.jsx';
import { ListWidget } from './list-widget.jsx';
import { ReleaseWidget } from './release-widget.jsx';
import { PathsWidget, VisitsWidget } from './visits-widgets.jsx';

const shown = 5;
const isNew = 'filters[state][$eq]=new';

const longestLine = 70;

function shortened(text) {
  return text?.length > longestLine ? `${text.slice(0, longestLine - 1)}…` : text;
}

/** A list on the first page: which documents it shows, and what of them. */
function listWidget(type, { id, title, icon, query, sort, ...list }) {
  const address = `${listOf(type)}?page=1&pageSize=${shown}&sort=${sort}${query ? `&${query}` : ''}`;
  const Component = () => <ListWidget address={address} {...list} />;
  return {
    id,
    icon,
    title: { id: `home.${id}`, defaultMessage: title },
    component: async () => Component,
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uidOf(type) }],
  };
}

const messages = listWidget('lead', {
  id: 'messages',
  title: 'Messages to answer',
  icon: Message,
  query: isNew,
  sort: 'receivedAt:DESC',
  empty: 'Every message is answered.',
  itemOf: (message) => ({
    title: [message.name || 'Somebody', kindOf(message) || message.service].filter(Boolean).join(': '),
    detail: shortDate(message.receivedAt),
    to: `/messages?open=${message.documentId}`,
  }),
  all: { to: '/messages', label: 'All messages to answer' },
});

const whatCameOf = { new: 'to answer', answered: 'answered', spam: 'spam' };

const talks = listWidget('lead', {
  id: 'talks',
  title: 'Latest handovers',
  icon: Discuss,
  // The site's wording for this kind of message.
  query: 'filters[kind][$startsWith]=Handed over',
  sort: 'receivedAt:DESC',
  empty: 'No visitor has asked for a person yet.',
  itemOf: ({ documentId, name, message, state, receivedAt }) => ({
    title: [name || 'Somebody', shortened(message)].filter(Boolean).join(': '),
    detail: `${whatCameOf[state]}, ${shortDate(receivedAt)}`,
    to: `/messages?state=all&open=${documentId}`,
  }),
});

const questions = listWidget('unanswered-question', {
  id: 'questions',
  title: 'Questions without an answer',
  icon: Question,
  query: isNew,
  sort: 'count:DESC',
  empty: 'No unanswered questions.',
  itemOf: ({ documentId, question, count }) => ({
    title: question,
    detail: count === 1 ? 'once' : `${count} times`,
    to: formOf('unanswered-question', documentId),
  }),
  all: { to: `${listOf('unanswered-question')}?${isNew}`, label: 'All questions without an answer' },
});

const problems = listWidget('content-problem', {
  id: 'problems',
  title: 'Rejected by the site',
  icon: WarningCircle,
  sort: 'updatedAt:DESC',
  empty: 'The site shows everything that is published.',
  itemOf: ({ documentId, record, type, reason, kind, document }) => ({
    title: `${type}: ${record}`,
    detail: reason,
    to: document ? formOf(kind, document) : formOf('content-problem', documentId),
  }),
  all: { to: listOf('content-problem'), label: 'All problems' },
});

const done = { publish: 'goes live', unpublish: 'goes off the site', return: 'is put back' };

const scheduled = listWidget('scheduled-change', {
  id: 'scheduled',
  title: 'Set for a time',
  icon: Clock,
  sort: 'at:ASC',
  empty: 'Nothing is set for a time.',
  itemOf: ({ record, change, at, reason, kind, document }) => ({
    title: record,
    detail: reason ?? `${done[change]} on ${longDate(at)}`,
    to: formOf(kind, document),
  }),
  all: { to: listOf('scheduled-change'), label: 'All that is set' },
});

const latest = {
  id: 'latest',
  icon: CheckCircle,
  title: { id: 'home.latest', defaultMessage: 'Published or unpublished last' },
  component: async () => () => (
    <ListWidget
      address="/site/latest"
      empty="Nothing has been published from here yet."
      itemOf={({ kind, document, record, by, at, isGone }) => ({
        title: record,
        detail: [isGone && 'unpublished', by, shortDate(at)].filter(Boolean).join(', '),
        to: formOf(kind, document),
      })}
    />
  ),
  permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uidOf('service') }],
};

const site = {
  id: 'site',
  icon: House,
  title: { id: 'home.site', defaultMessage: 'The whole site' },
  component: async () => ReleaseWidget,
  permissions: publishesAll,
};

const visits = {
  id: 'visits',
  icon: TrendUp,
  title: { id: 'home.visits', defaultMessage: 'Visits in the last 30 days' },
  component: async () => VisitsWidget,
  permissions: publishesAll,
};

const paths = {
  id: 'paths',
  icon: Walk,
  title: { id: 'home.paths', defaultMessage: 'Funnel of the last 30 days' },
  component: async () => PathsWidget,
  permissions: publishesAll,
};

const invitations = {
  id: 'invitations',
  icon: User,
  title: { id: 'home.invitations', defaultMessage: 'Pending invitations' },
  component: async () => InvitationsWidget,
  permissions: [{ action: 'admin::users.create' }],
};

/** Widgets of the first page, instead of Strapi's own: the day's work first, then what is rarely needed. */
export function dayWork() {
  return [messages, questions, problems, talks, scheduled, latest, visits, paths, site, invitations];
}
