const path = '/likes/:slug/:receipt';

export default {
  routes: [
    { method: 'PUT', path, handler: 'like.add' },
    { method: 'DELETE', path, handler: 'like.remove' },
  ],
};
