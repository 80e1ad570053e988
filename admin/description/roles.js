const edit = ['create', 'read', 'update', 'delete', 'publish'];
const answer = { lead: ['read', 'update', 'delete'], 'unanswered-question': ['read', 'update', 'delete'] };
const pictures = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];

/**
 * Roles besides the owner's, who is Strapi's Super Admin and may do everything. `content` lists permissions for the
 * site's content, `inbox` for what the site submits, `pictures` for uploads.
 */
const roles = [
  {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Edits and publishes everything the site says, and works through messages and questions.',
    content: edit,
    // Problems disappear once they are fixed.
    inbox: { ...answer, 'content-problem': ['read'], 'scheduled-change': ['read'] },
    pictures,
  },
  {
    code: 'writer',
    name: 'Writer',
    description: 'Writes drafts of everything the site says. Somebody else publishes them.',
    content: ['create', 'read', 'update'],
    inbox: { 'scheduled-change': ['read'] },
    pictures,
  },
  {
    code: 'inbox',
    name: 'Inbox',
    description: 'Answers messages and questions, looks after quotes, and sees nothing else.',
    content: [],
    inbox: answer,
    pictures: [],
  },
];

module.exports = { roles };
