const documents = require('./documents.js');
const people = require('./people.js');
const quotes = require('./quotes.js');
const talks = require('./talks.js');
const wholeSite = require('./whole-site.js');

/** The panel's requests to the site and to the panel's own records; the browser has no other access. */
const routes = {
  'GET /state/:type/:id': documents.state,
  'GET /answer/:id': documents.answer,
  'GET /check/:type/:id': documents.check,
  'GET /marks/:type': documents.marks,
  'GET /latest': documents.latest,
  'POST /wordings/:type/:id': documents.wordings,
  'GET /categories/:id': documents.categories,
  'PUT /categories/:id': documents.chooseCategory,
  'GET /schedule/:type/:id': documents.schedule,
  'PUT /schedule/:type/:id': documents.setSchedule,
  'GET /versions/:type/:id': documents.versions,
  'POST /versions/:type/:id/:version': documents.putBack,
  'GET /figures': wholeSite.figures,
  'GET /release': wholeSite.release,
  'POST /release': wholeSite.changeRelease,
  'GET /talk/:id': talks.read,
  'POST /talk/:id': talks.say,
  'GET /quotes': quotes.list,
  'PUT /quotes/:number': quotes.change,
  'GET /visits': wholeSite.visits,
  'GET /retention': people.retention,
  'GET /invitations': people.invitations,
};

const config = { policies: ['admin::isAuthenticatedAdmin'] };

module.exports = {
  routes: {
    admin: {
      type: 'admin',
      routes: Object.entries(routes).map(([route, handler]) => {
        const [method, path] = route.split(' ');
        return { method, path, handler, config };
      }),
    },
  },
};
