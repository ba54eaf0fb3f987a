/** Figures are cards that turn towards the eye; all of one kind are drawn at once. */

const SHARED = /* glsl */ `
  attribute vec4 place; // where it stands, and its size
  attribute vec4 pose;  // turn in its plane, mirrored (-1), lying, buried
  uniform vec3 sunway;  // where shadows fall, on the ground, for one unit of height
  varying vec2 at;
  vec2 turned(vec2 corner) {
    vec2 c = vec2(corner.x * pose.y, corner.y - 0.5);
    float s = sin(-pose.x), k = cos(-pose.x);
    return vec2(c.x * k - c.y * s, c.x * s + c.y * k + 0.5);
  }
`;

export const figureVertex = /* glsl */ `
  ${SHARED}
  attribute vec2 mark; // chosen, and how brightly a lamp shines on it
  varying vec2 marked;
  varying float above;
  void main() {
    at = uv * 1.16 - 0.08;
    marked = mark;
    vec2 corner = turned(at - vec2(0.5, 0.0));
    vec3 right = normalize(vec3(viewMatrix[0][0], 0.0, viewMatrix[2][0]));
    vec3 eyeUp = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]);
    vec3 up = normalize(mix(vec3(0.0, 1.0, 0.0), eyeUp, 0.5));
    vec3 standing = place.xyz + place.w * (right * corner.x + up * (corner.y - 0.04 - pose.w * 0.92));
    vec3 flat_ = place.xyz + place.w * vec3(corner.x, 0.0, -(corner.y - 0.5)) + vec3(0.0, 0.07 - pose.w * 0.3, 0.0);
    above = corner.y;
    gl_Position = projectionMatrix * viewMatrix * vec4(mix(standing, flat_, pose.z), 1.0);
  }
`;

export const figureFragment = /* glsl */ `
  uniform sampler2D picture;
  uniform vec3 tint;
  varying vec2 at;
  varying vec2 marked;
  varying float above;
  float alphaAt(vec2 p) {
    return p.x < 0.0 || p.y < 0.0 || p.x > 1.0 || p.y > 1.0 ? 0.0 : texture2D(picture, vec2(p.x, 1.0 - p.y)).a;
  }
  void main() {
    float alpha = alphaAt(at);
    if (marked.x > 0.5 && alpha < 0.5) {
      float near = 0.0;
      for (int i = 0; i < 12; i++) {
        float way = float(i) * 0.5236;
        near = max(near, alphaAt(at + 0.045 * vec2(cos(way), sin(way))));
      }
      if (near > 0.5) { gl_FragColor = vec4(1.0, 0.78, 0.16, 1.0); return; }
    }
    if (alpha < 0.3) discard;
    vec4 colour = texture2D(picture, vec2(at.x, 1.0 - at.y));
    float contact = mix(0.78, 1.0, smoothstep(0.0, 0.22, above));
    gl_FragColor = vec4(colour.rgb * mix(tint, vec3(1.0, 0.97, 0.9), marked.y) * contact, colour.a);
  }
`;

export const shadowVertex = /* glsl */ `
  ${SHARED}
  uniform sampler2D ground;
  uniform vec4 groundBox; // width, depth, height, and whether there is one
  varying float strength;
  void main() {
    at = uv * 1.16 - 0.08;
    vec2 corner = turned(at - vec2(0.5, 0.0));
    vec3 right = normalize(vec3(viewMatrix[0][0], 0.0, viewMatrix[2][0]));
    vec3 fallen = place.xyz + place.w * (right * corner.x + sunway * max(0.0, corner.y - pose.w));
    vec3 flat_ = place.xyz + place.w * vec3(corner.x, 0.0, -(corner.y - 0.5)) + sunway * 0.12;
    vec3 spot = mix(fallen, flat_, pose.z);
    if (groundBox.w > 0.5) {
      vec2 g = clamp(spot.xz / groundBox.xy + 0.5, 0.004, 0.996);
      spot.x = (g.x - 0.5) * groundBox.x;
      spot.z = (g.y - 0.5) * groundBox.y;
      spot.y = max(texture2D(ground, g).r, 0.0) * groundBox.z;
    } else spot.y = place.y;
    spot.y += 0.025;
    strength = 1.0 - 0.55 * clamp(corner.y, 0.0, 1.0) * (1.0 - pose.z);
    gl_Position = projectionMatrix * viewMatrix * vec4(spot, 1.0);
  }
`;

export const shadowFragment = /* glsl */ `
  uniform sampler2D picture;
  uniform float shade;
  varying vec2 at;
  varying float strength;
  void main() {
    if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) discard;
    float alpha = texture2D(picture, vec2(at.x, 1.0 - at.y), 2.5).a;
    gl_FragColor = vec4(vec3(0.10, 0.05, 0.02) * shade * alpha * strength, shade * alpha * strength);
  }
`;
