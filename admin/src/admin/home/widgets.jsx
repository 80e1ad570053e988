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

const maxLineLength = 70;

function shortened(text) {
  return text?.length > maxLineLength ? `${text.slice(0, maxLineLength - 1)}…` : text;
}

/** A box on the first page, as Strapi registers it. */
function widget({ id, title, icon, Component, permissions }) {
  return {
    id,
    icon,
    title: { id: `home.${id}`, defaultMessage: title },
    component: async () => Component,
    permissions,
  };
}

const readsType = (type) => [{ action: 'plugin::content-manager.explorer.read', subject: uidOf(type) }];

/** A list on the first page: which documents it shows, and what of them. */
function listWidget(type, { id, title, icon, query, sort, ...list }) {
  const address = `${listOf(type)}?page=1&pageSize=${shown}&sort=${sort}${query ? `&${query}` : ''}`;
  const Component = () => <ListWidget address={address} {...list} />;
  return widget({ id, title, icon, Component, permissions: readsType(type) });
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

const LatestWidget = () => (
  <ListWidget
    address="/site/latest"
    empty="Nothing has been published from here yet."
    itemOf={({ kind, document, record, by, at, isGone }) => ({
      title: record,
      detail: [isGone && 'unpublished', by, shortDate(at)].filter(Boolean).join(', '),
      to: formOf(kind, document),
    })}
  />
);

const latest = widget({
  id: 'latest',
  title: 'Published or unpublished last',
  icon: CheckCircle,
  Component: LatestWidget,
  permissions: readsType('service'),
});

const site = widget({
  id: 'site',
  title: 'The whole site',
  icon: House,
  Component: ReleaseWidget,
  permissions: publishesAll,
});

const visits = widget({
  id: 'visits',
  title: 'Visits in the last 30 days',
  icon: TrendUp,
  Component: VisitsWidget,
  permissions: publishesAll,
});

const paths = widget({
  id: 'paths',
  title: 'Funnel of the last 30 days',
  icon: Walk,
  Component: PathsWidget,
  permissions: publishesAll,
});

const invitations = widget({
  id: 'invitations',
  title: 'Pending invitations',
  icon: User,
  Component: InvitationsWidget,
  permissions: [{ action: 'admin::users.create' }],
});

/** Widgets of the first page, instead of Strapi's own: the day's work first, then what is rarely needed. */
export function dayWork() {
  return [messages, questions, problems, talks, scheduled, latest, visits, paths, site, invitations];
}
