# One image for every role: api, worker and migrate are commands of it (docker-compose.yml).

FROM node:24-bookworm-slim AS dependencies
WORKDIR /service
COPY package.json package-lock.json ./
# The lock of one machine lacks other platforms' optional packages, which `npm ci` refuses.
RUN npm install --omit=dev --no-audit --no-fund && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /service
# Volumes begin with the owner of the folder that they are mounted at; without one, root alone could write there.
RUN mkdir /data /checkpoints && chown node:node /data /checkpoints
COPY --from=dependencies /service/node_modules node_modules
COPY . .
# What every worker would make at its start otherwise, with seconds of processor time.
ENV WORKFLOW_BUNDLE_PATH=/service/workflow-bundle.js
RUN node --disable-warning=ExperimentalWarning temporal/write-bundle.ts "$WORKFLOW_BUNDLE_PATH"
# Likewise what the API would make for browsers at the first request, in every encoding that it is served in.
ENV WEB_BUNDLE_PATH=/service/web-bundle
RUN node --disable-warning=ExperimentalWarning api/surfaces/workspace-bundle/write-bundle.ts "$WEB_BUNDLE_PATH"
# So is what Node would compile anew; kept for the account that it was compiled by. Without settings a process ends (78)
# once its modules are there.
ENV NODE_COMPILE_CACHE=/service/compiled
RUN mkdir /service/compiled && chown node:node /service/compiled
USER node
RUN for role in api worker; do \
    node --disable-warning=ExperimentalWarning $role/main.ts 2>/dev/null; [ $? -eq 78 ] || exit 1; done
VOLUME /data
EXPOSE 8080 8081 8082 8083
# SIGTERM drains, so npm must not stand in between.
CMD ["node", "--disable-warning=ExperimentalWarning", "api/main.ts"]
