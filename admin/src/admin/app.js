/** No tours and no look for newer releases: the panel asks nothing of other hosts. */
export default {
  config: { tutorials: false, notifications: { releases: false } },
  bootstrap() {},
};
