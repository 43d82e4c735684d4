export default {
  routes: [{ method: 'POST', path: '/job-applications/cv', handler: 'job-application.uploadCv' }],
};
