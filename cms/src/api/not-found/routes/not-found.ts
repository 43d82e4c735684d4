export default {
  routes: [{ method: 'POST', path: '/not-founds/report', handler: 'not-found.report' }],
};
